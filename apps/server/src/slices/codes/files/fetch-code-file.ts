import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { CodeFileFault } from './code-file-fault.ts';
import { gatherBytes } from './gather-bytes.ts';
import { isPublicAddress } from './public-address.ts';

const MOST_REDIRECTS = 3;
const MOST_SECONDS = 60;

export interface FetchOptions {
  /** The addresses that a name stands for. */
  readonly resolve?: (host: string) => Promise<string[]>;
  /** Whether this address may be connected to. */
  readonly allows?: (address: string) => boolean;
  readonly seconds?: number;
  readonly mostBytes?: number;
}

/** Fetches an official file from the public Internet, never from this machine or its network, not by a redirect either. */
export async function fetchCodeFile(
  address: string,
  { resolve = addressesOf, allows = isPublicAddress, seconds = MOST_SECONDS, mostBytes }: FetchOptions = {},
): Promise<{ name: string; bytes: Buffer }> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  try {
    const { url, answer } = await follow(address, (url) => checkedAddress(url, resolve, allows), signal);
    return { name: nameIn(url), bytes: await gatherBytes(answer, mostBytes) };
  } catch (error) {
    if (error instanceof CodeFileFault) throw error.in(address);
    const why = signal.aborted ? `it took longer than ${seconds} seconds` : reasonOf(error);
    throw new CodeFileFault(
      `The file could not be fetched: ${why}; download it and give the file.`,
      undefined,
      address,
    );
  }
}

async function follow(address: string, check: (url: URL) => Promise<string>, signal: AbortSignal) {
  let url = webAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(url, await check(url), signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { url, answer };
    answer.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) {
      throw new CodeFileFault(`The server answered ${statusCode} instead of the file; check the address.`);
    }
    url = webAddress(headers.location, url);
  }
  throw new CodeFileFault(`It leads on more than ${MOST_REDIRECTS} times; give the last address.`);
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new CodeFileFault(`'${address}' is no http or https address.`);
  }
  return url;
}

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Resolved once: what was checked is what is connected to, even if the name means another address a moment later. */
async function checkedAddress(
  url: URL,
  resolve: (host: string) => Promise<string[]>,
  allows: (address: string) => boolean,
): Promise<string> {
  const host = hostOf(url);
  const found = isIP(host) ? [host] : await resolve(host);
  const [first] = found;
  if (first === undefined || !found.every(allows)) {
    throw new CodeFileFault(
      `'${host}' is inside this machine or its network; give an address on the Internet, or a file.`,
    );
  }
  return first;
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  request(
    {
      host: address,
      port: url.port === '' ? undefined : Number(url.port),
      path: url.pathname + url.search,
      // The certificate and the site are those of the name, though the connection goes to the checked address.
      servername: isIP(hostOf(url)) ? undefined : url.hostname,
      headers: { host: url.host, 'accept-encoding': 'identity', 'user-agent': 'Casefolio' },
      agent: false,
      signal,
    },
    resolve,
  )
    .on('error', reject)
    .end();
  return promise;
}

/** The host without the brackets around an IPv6 address. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const nameIn = (url: URL): string => url.pathname.split('/').findLast((part) => part !== '') ?? url.hostname;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
