import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { withForm } from './uploads.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await httpServer({ trustProxy: false, https: false, log: { write: () => {} } });
  const taken = { field: 'images', most: 2, mostBytes: 1000 };
  app.post('/form', (request) =>
    withForm(request, taken, async ({ fields, uploads }) => ({
      fields,
      uploads: uploads.map(({ fileName, bytes }) => `${fileName}: ${bytes.toString('latin1')}`),
    })),
  );
});
afterAll(() => app.close());

type Part = { readonly name: string; readonly value: string; readonly file?: string };

const bodyOf = (parts: readonly Part[]): string =>
  parts
    .map(({ name, value, file }) => {
      const named = file === undefined ? '' : `; filename="${file}"\r\ncontent-type: image/png`;
      return `--edge\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n${value}\r\n`;
    })
    .join('') + '--edge--\r\n';

const send = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/form',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  });

const image = (value: string, file = 'scan.png'): Part => ({ name: 'images', value, file });

test('fields and files of a form arrive, the files with their names', async () => {
  const answer = await send(bodyOf([{ name: 'notes', value: '["a"]' }, image('one'), image('two', 'b.png')]));
  expect(answer.json()).toEqual({ fields: { notes: '["a"]' }, uploads: ['scan.png: one', 'b.png: two'] });
});

test.each([
  ['a file that is too large', bodyOf([image('x'.repeat(1001))]), 413],
  ['more files than are taken', bodyOf([image('1'), image('2'), image('3')]), 413],
  ['a file in another field', bodyOf([{ name: 'other', value: 'x', file: 'a.png' }]), 400],
  [
    'a field twice',
    bodyOf([
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ]),
    400,
  ],
  ['a field that reaches for the prototype', bodyOf([{ name: '__proto__', value: '1' }]), 400],
  ['a form that is cut off', bodyOf([image('cut')]).slice(0, -12), 400],
])('%s is refused, and nothing of it is used', async (_what, body, status) => {
  const answer = await send(body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ data: null });
});
