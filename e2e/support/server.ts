import { type Product, withProduct } from '../../tools/product.ts';

/**
 * A worker's own server, with its own database, files and outbox, on the web application as it was built.
 * Playwright insists on a destructured first argument, although a server needs nothing of the browser.
 */
export async function serveWorker(
  { playwright: _unused }: { playwright: unknown },
  use: (server: Product) => Promise<void>,
): Promise<void> {
  await withProduct(use);
}
