import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CodeFileFault } from './code-file-fault.ts';
import { fetchCodeFile } from './fetch-code-file.ts';
import { isPublicAddress } from './public-address.ts';

const asked: string[] = [];
let server: Server;
let base: string;

const answers: Record<string, RequestListener> = {
  '/files/codes.txt': (_, answer) => answer.end('the file'),
  '/moved': (_, answer) => answer.writeHead(302, { location: '/files/codes.txt?x=1' }).end(),
  '/inside': (_, answer) =>
    answer.writeHead(301, { location: `${base.replace('127.0.0.1', '127.0.0.2')}/secret` }).end(),
  '/inside-by-name': (_, answer) => answer.writeHead(302, { location: `http://localhost:1/secret` }).end(),
  '/to-disk': (_, answer) => answer.writeHead(302, { location: 'file:///etc/hosts' }).end(),
  '/round': (_, answer) => answer.writeHead(307, { location: '/round' }).end(),
  '/endless': (_, answer) => void answer.write('x'.repeat(5_000)),
  '/silent': () => {},
  '/half': (_, answer) => answer.writeHead(200, { 'content-length': 100 }).write('half', () => answer.destroy()),
};

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(`${request.headers.host}${request.url}`);
    const respond = answers[request.url?.split('?')[0] ?? ''];
    if (respond) respond(request, answer);
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  base = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Lets the test's own server pass for the Internet. */
const allows = (address: string) => address === '127.0.0.1';

test('a file comes with its name, also when it has moved', async () => {
  const file = { name: 'codes.txt', bytes: Buffer.from('the file') };
  expect(await fetchCodeFile(`${base}/files/codes.txt`, { allows })).toEqual(file);
  expect(await fetchCodeFile(`${base}/moved`, { allows })).toEqual(file);
});

const standsFor =
  (...addresses: string[]) =>
  async () =>
    addresses;

test('the site is asked by its name, at the address that was checked', async () => {
  const named = base.replace('127.0.0.1', 'codes.invalid');
  await fetchCodeFile(`${named}/files/codes.txt?named`, { resolve: standsFor('127.0.0.1'), allows });
  expect(asked).toContain(`${new URL(named).host}/files/codes.txt?named`);
});

test('a name that also stands for an inner address is refused', async () => {
  const resolve = standsFor('127.0.0.1', '10.0.0.1');
  const address = base.replace('127.0.0.1', 'codes.invalid');
  await expect(fetchCodeFile(address, { resolve, allows })).rejects.toThrow("'codes.invalid' is inside this machine");
});

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])(
  'nothing is fetched from %s',
  async (host) => {
    const address = `${base.replace('127.0.0.1', host)}/refused`;
    await expect(fetchCodeFile(address)).rejects.toThrow('is inside this machine or its network');
    expect(asked.filter((path) => path.endsWith('/refused'))).toEqual([]);
  },
);

test.each([
  ['another inner address', '/inside', /'127.0.0.2' is inside this machine/],
  ['an inner name', '/inside-by-name', /'localhost' is inside this machine/],
  ['a file', '/to-disk', /'file:\/\/\/etc\/hosts' is no http or https address/],
])('a redirect to %s is not followed', async (_what, path, sentence) => {
  let first = true;
  const firstOnly = (address: string) => {
    const passes = first || isPublicAddress(address);
    first = false;
    return passes;
  };
  await expect(fetchCodeFile(base + path, { allows: firstOnly })).rejects.toThrow(sentence);
  expect(asked.filter((request) => request.endsWith('/secret'))).toEqual([]);
});

test.each([
  ['a redirect in a circle', '/round', /leads on more than 3 times/],
  ['a page that is not there', '/missing', /answered 404 instead of the file/],
  ['an answer that breaks off', '/half', /could not be fetched: aborted; download it and give the file/],
  ['an answer without an end', '/endless', /do not use it/],
  ['no answer', '/silent', /could not be fetched: it took longer than 0.5 seconds/],
])('%s is a fault in one sentence', async (_what, path, sentence) => {
  const fault = await fetchCodeFile(base + path, { allows, seconds: 0.5, mostBytes: 1_000 }).catch(
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(CodeFileFault);
  expect(String(fault)).toMatch(sentence);
});

test.each(['ftp://example.org/a', 'file:///etc/hosts', 'codes.txt', ''])(
  '%s is no address to fetch',
  async (address) => {
    await expect(fetchCodeFile(address)).rejects.toThrow('is no http or https address');
  },
);
