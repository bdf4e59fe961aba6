import type { ClientBase } from 'pg';

/**
 * Takes the names off this connection's statements, so that nothing stays prepared on it: a pooler that lends connections by the
 * transaction would send the next call to one on which the name means nothing.
 */
export function withoutNames(client: ClientBase): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [unnamed(statement), ...rest]),
  });
}

const unnamed = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    ? { ...statement, name: undefined }
    : statement;
