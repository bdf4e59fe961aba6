import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, inject, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { newDatabase } from '../../db/testing/fresh-database.ts';
import { makeCasefolio, type Casefolio, type Surroundings } from '../casefolio.ts';
import { browserOf, type Browser } from './browser.ts';

export interface TestCasefolio {
  readonly casefolio: Casefolio;
  readonly dataDir: string;
  /** Every line that was logged. */
  readonly logLines: string[];
  /** Moves the application's clock; real time goes on beside it. */
  readonly letPass: (ms: number) => void;
  /** A browser of its own: cookies are kept from call to call. */
  readonly browser: () => Browser;
  /** The newest mails to an address, once there are so many. */
  readonly mailsTo: (address: string, count?: number) => Promise<string[]>;
}

/** The whole application on a database of its own, for the tests of one file. */
export function testCasefolio(
  environment: Readonly<Record<string, string>> = {},
  surroundings: Pick<Surroundings, 'payments'> = {},
): TestCasefolio {
  const state: Partial<{ casefolio: Casefolio; dataDir: string }> = {};
  const logLines: string[] = [];
  let aheadMs = 0;

  const running = <Part extends 'casefolio' | 'dataDir'>(part: Part) => {
    const value = state[part];
    if (value === undefined) throw new Error('the application has not started yet');
    return value;
  };

  beforeAll(async () => {
    const dataDir = (state.dataDir = await mkdtemp(join(tmpdir(), 'casefolio-test-')));
    await writeFile(join(dataDir, 'index.html'), '<!doctype html><title>Casefolio</title>');
    const fresh = await newDatabase(inject('testServer').template);
    const config = readConfig({ PORT: '3000', DATA_DIR: dataDir, DATABASE_URL: fresh.url, ...environment });
    const clock = { now: () => new Date(Date.now() + aheadMs) };
    const casefolio = (state.casefolio = await makeCasefolio({
      config,
      clock,
      webDist: dataDir,
      log: { write: (line) => logLines.push(line) },
      ...surroundings,
    }));
    return async () => {
      await casefolio.close();
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });

  return {
    get casefolio() {
      return running('casefolio');
    },
    get dataDir() {
      return running('dataDir');
    },
    logLines,
    letPass: (ms) => (aheadMs += ms),
    browser: () => browserOf(running('casefolio').app),
    mailsTo: (address, count = 1) => waitForMails(join(running('dataDir'), 'outbox'), address, count),
  };
}

function waitForMails(folder: string, address: string, count: number): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith(`-${address}.eml`)).toSorted();
      if (names.length < count) throw new Error(`${names.length} of ${count} mails to ${address}`);
      const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
      return mails.map((mail) => mail.text ?? '');
    },
    { timeout: 10_000, interval: 50 },
  );
}
