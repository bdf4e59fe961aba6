import { isLoopback } from '../config/loopback.ts';

/** What a browser says of where a request comes from. */
export interface OriginHeaders {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** On one's own machine localhost, 127.0.0.1 and [::1] are the same site under three names. */
function isOwn(origin: string, appUrl: string): boolean {
  if (origin === appUrl) return true;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const [theirs, ours] = [new URL(origin), new URL(appUrl)];
  return (
    isLoopback(theirs.hostname) &&
    isLoopback(ours.hostname) &&
    theirs.port === ours.port &&
    theirs.protocol === ours.protocol
  );
}

/**
 * A form on another site can post with the visitor's cookie. Browsers say so in one of two headers; a client that sends
 * neither is no browser and carries nobody's cookie by accident.
 */
export function comesFromElsewhere({ origin, fetchSite }: OriginHeaders, appUrl: string): boolean {
  if (origin !== undefined && !isOwn(origin, appUrl)) return true;
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}
