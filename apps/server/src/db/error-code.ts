/** The code that Node ('ECONNREFUSED') or PostgreSQL ('28P01') gave an error, or nothing. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const uniqueViolation = '23505';

/** Somebody else has what may be only once. The query builder wraps the database's own error. */
export const violatesUnique = (error: unknown): boolean =>
  errorCode(error) === uniqueViolation || (error instanceof Error && errorCode(error.cause) === uniqueViolation);
