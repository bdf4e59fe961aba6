/** The kind of a fault and where it happened. Never its message: PostgreSQL quotes values in it, and drizzle whole rows. */
export function describeFault(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const where = (cause.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { name: cause.name, code, where: where.slice(0, 8).map((line) => line.trim()) };
}
