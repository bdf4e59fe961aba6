import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { googlePlaces } from './google.places.ts';

interface Seen {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A server on this machine that speaks as Google does. */
async function google(answer: (response: ServerResponse) => void) {
  const seen: Seen[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push({
        method: request.method,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()),
      });
      answer(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const places = googlePlaces({ key: 'a-key', log: (line) => lines.push(line), url: `http://127.0.0.1:${port}/` });
  return { places, seen, lines };
}

const says =
  (json: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));

test('a hospital comes with its name, address and Google’s id; nothing but what was typed goes there', async () => {
  const answer = { places: [{ id: 'p1', displayName: { text: 'St. Brigid' }, formattedAddress: '1 Quay Street' }] };
  const { places, seen, lines } = await google(says(answer));
  expect(await places.find('brigid', 5)).toEqual([
    { name: 'St. Brigid', address: '1 Quay Street', googlePlaceId: 'p1' },
  ]);
  expect(seen).toMatchObject([
    { method: 'POST', body: { textQuery: 'brigid', pageSize: 5, includedType: 'hospital' } },
  ]);
  expect(seen[0]?.headers).toMatchObject({
    'x-goog-api-key': 'a-key',
    'x-goog-fieldmask': 'places.id,places.displayName,places.formattedAddress',
  });
  expect(seen[0]?.headers.cookie).toBeUndefined();
  expect(lines).toEqual([]);
});

test('no place found is an empty list, and a place without an address has an empty one', async () => {
  expect(await (await google(says({}))).places.find('nowhere', 5)).toEqual([]);
  const { places } = await google(says({ places: [{ id: 'p2', displayName: { text: 'Field Hospital' } }] }));
  expect(await places.find('field', 5)).toEqual([{ name: 'Field Hospital', address: '', googlePlaceId: 'p2' }]);
});

test.for<[string, (response: ServerResponse) => void]>([
  ['refuses the key', says({ error: { message: 'API key not valid: a-key' } }, 403)],
  ['answers something else', says({ places: [{ nothing: 'of use' }] })],
  ['answers a page', (response) => void response.end('<html></html>')],
  ['breaks off', (response) => void response.destroy()],
  ['is silent', () => undefined],
])('where Google %s, the own directory is used alone, and the operator is told without the key', async ([, answer]) => {
  const { places, lines } = await google(answer);
  expect(await places.find('brigid', 5)).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Google Places did not answer/);
  expect(lines[0]).not.toContain('a-key');
});
