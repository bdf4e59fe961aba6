/** The code that Node ('ECONNREFUSED') or PostgreSQL ('28P01') gave an error, or nothing. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
