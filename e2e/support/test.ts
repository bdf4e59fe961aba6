import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Product } from '../../tools/product.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { serveWorker } from './server.ts';
import { type Surgeon, surgeon } from './surgeon.ts';
import { watchForFaults } from './watch.ts';

interface TestFixtures {
  /** Mails that the server sent. */
  readonly outbox: Outbox;
  /** Finds nothing to object to (WCAG 2.2 AA) in what the page shows at this moment, open popups included. */
  readonly axe: () => Promise<void>;
  /** Runs with every test. */
  readonly noCspViolations: void;
}

interface WorkerFixtures {
  readonly server: Product;
  /** A surgeon for all tests of a worker that look at a case of their own; who counts a log's cases makes a surgeon. */
  readonly doctor: Surgeon;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The one `test` of all files: a file that brings fixtures or options of the worker's own ends the worker before it, and its server with it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [serveWorker, { scope: 'worker', timeout: 120_000 }],
  doctor: [
    async ({ server, playwright }, use) => {
      const caller = await playwright.request.newContext({ baseURL: server.url });
      await use(await surgeon(caller, openOutbox(server.dataDir)));
      await caller.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  outbox: async ({ server }, use) => use(openOutbox(server.dataDir)),
  axe: async ({ page }, use) =>
    use(async () => {
      // A colour halfway between two is nobody's to read.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
      // Legacy mode spares a blank page per look; it matters only for frames of other sites, and there are none.
      const look = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
      const { violations } = await look.withTags(wcag).analyze();
      const told = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
      expect(told).toEqual([]);
    }),
  noCspViolations: [
    async ({ context, server }, use) => {
      const faults = watchForFaults(context, server.url);
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
