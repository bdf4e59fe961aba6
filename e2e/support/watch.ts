import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Collects what must never happen on any page: an error or a warning in the console (a breach of the Content-Security-Policy is one), an
 * exception that nobody caught, a request to a host that is not ours.
 */
export function watchForFaults(context: BrowserContext, ownUrl: string): readonly string[] {
  const faults: string[] = [];
  const own = new URL(ownUrl).host;
  context.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !isRefusalOfOurs(message)) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && host !== own) faults.push(`request to a foreign host: ${request.url()}`);
  });
  return faults;
}

/** Chromium writes every 4xx into the console, although a wrong password, say, is answered as it should be. */
function isRefusalOfOurs(message: ConsoleMessage): boolean {
  return /status of 4\d\d/.test(message.text()) && message.location().url.includes('/api/');
}
