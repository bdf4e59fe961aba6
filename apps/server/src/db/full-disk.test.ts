import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { fullDiskNotice } from './full-disk.ts';
import { tempDataDir } from './testing/temp-folder.ts';

const failure = (code: string) => Object.assign(new Error('no room'), { code });

function noticeOf(outside: boolean) {
  const lines: string[] = [];
  const notice = fullDiskNotice({ dataDir: '/srv/casefolio', outside, log: (line) => lines.push(line) });
  const fail = (failed: Error) => expect(notice(Promise.reject(failed))).rejects.toBe(failed);
  return { lines, fail };
}

test('a full disk is said once a minute, whoever meets it; other errors are not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lines, fail } = noticeOf(false);
  await fail(failure('23505'));
  expect(lines).toEqual([]);
  await fail(new Error('Failed query', { cause: failure('53100') }));
  await fail(failure('ENOSPC'));
  vi.advanceTimersByTime(59_999);
  await fail(failure('53100'));
  expect(lines).toEqual([expect.stringMatching(/^The disk of the data folder \/srv\/casefolio is full/)]);
  vi.advanceTimersByTime(1);
  await fail(failure('ENOSPC'));
  expect(lines).toHaveLength(2);
});

test('the disk of an outside database is not taken for that of the data folder', async () => {
  const [database, folder] = [noticeOf(true), noticeOf(true)];
  await database.fail(failure('53100'));
  await folder.fail(failure('ENOSPC'));
  expect(database.lines).toEqual(['The disk of the database is full: free some space there.']);
  expect(folder.lines).toEqual([expect.stringContaining('/srv/casefolio is full')]);
});

test.runIf(process.getuid?.() === 0)(
  'a disk that fills up while the server runs is named in its log',
  async ({ skip }) => {
    const dataDir = tempDataDir();
    fs.mkdirSync(dataDir);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', dataDir], { stdio: 'pipe' });
    } catch {
      skip('this machine mounts nothing for us');
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', dataDir]));
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const database = await openDatabase({ dataDir, mode: 'server', durable: false, log });
    onTestFinished(database.close);
    // What is not logged ahead fills the disk without ending PostgreSQL.
    const fill = sql`create unlogged table filler as select repeat('x', 1000) from generate_series(1, 200000)`;
    for (const _ of ['first', 'second']) {
      await expect(database.whileHere(() => database.db.execute(fill))).rejects.toThrow();
    }
    expect(lines).toEqual([expect.stringContaining(`The disk of the data folder ${dataDir} is full`)]);
    expect(await database.isReady()).toBe(true);
  },
);
