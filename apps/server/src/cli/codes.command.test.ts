import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onTestFinished, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { tempDataDir } from '../db/testing/temp-folder.ts';
import { temporaryFolder } from '../ports/testing/temporary-folder.ts';
import { codesCommand, inWords } from './codes.command.ts';
import { runCommand } from './run-command.ts';

/** Runs the operator's command in a process of its own, as a script would: no terminal. */
async function casefolio(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    cwd: join(dataDir, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (complained += bytes.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { exit: await ended, said, complained };
}

/** As many as the official list must have to be taken for whole. */
const manyHospitals = 4000;
const manyStates = 51;

function hospitalList(count = manyHospitals): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = String(10_001 + at).padStart(6, '0');
    return `${id},Invented Hospital ${at},${at} Main Street,Springfield,S${at % manyStates},00000`;
  });
  return ['Facility ID,Facility Name,Address,City/Town,State,ZIP Code', ...rows, ''].join('\n');
}

test('files are previewed, applied with --yes beside a running database, listed, and nothing changes the second time', async () => {
  const dataDir = tempDataDir();
  const server = await openDatabase({ dataDir, mode: 'server', durable: false, log: () => undefined });
  onTestFinished(server.close);
  writeFileSync(join(dataDir, '..', 'hospitals.csv'), hospitalList());

  const preview = await casefolio(dataDir, 'codes', 'import', 'hospitals.csv');
  expect(preview.said).toContain(
    'Hospitals  CMS hospitals, hospitals.csv: 4,000 new, 0 changed, 0 retired, 0 unchanged',
  );
  expect(preview).toMatchObject({
    exit: 2,
    complained: 'Nothing was changed: add --yes to apply this without a question.\n',
  });

  const first = await casefolio(dataDir, 'codes', 'import', 'hospitals.csv', '--yes');
  expect(first).toMatchObject({ exit: 0, complained: '' });
  expect(first.said).toContain('Done.');
  const again = await casefolio(dataDir, 'codes', 'import', 'hospitals.csv', '--yes');
  expect(again.said).toContain('Nothing to change');
  const list = await casefolio(dataDir, 'codes', 'list');
  expect(list).toMatchObject({ exit: 0, complained: '' });
  const [where, hospitals] = list.said.split('\n');
  expect(where).toBe(`Working on the database in ${dataDir}.`);
  expect(hospitals).toMatch(/^Hospitals {2}CMS hospitals, hospitals\.csv · 4,000 active · changed \d{4}-\d\d-\d\d$/);
  expect(first.said).toContain(`Working on the database in ${dataDir}.\n`);
});

test('a folder without a database gets one from an import alone, which says so before anything else', async () => {
  const dataDir = tempDataDir();
  writeFileSync(join(dataDir, '..', 'hospitals.csv'), hospitalList());
  const made = await casefolio(dataDir, 'codes', 'import', 'hospitals.csv', '--yes');
  expect(made).toMatchObject({ exit: 0, complained: '' });
  expect(made.said).toMatch(
    /^Reading .*\nThere is no database in .*\/data \(DATA_DIR\): a new one is made there\.\n[^]*4,000 new/,
  );
  expect(made.said).toContain('Done. Casefolio has these codes as soon as it is started on this folder.');
  const list = await casefolio(dataDir, 'codes', 'list');
  expect(list.said).toContain('4,000 active');
});

/** The same in this process, where every question is answered with no. */
async function inThisProcess(...args: string[]) {
  return answeringNo(false, args);
}

async function answeringNo(isTerminal: boolean, args: readonly string[]) {
  const [said, complained, asked]: [string[], string[], string[]] = [[], [], []];
  const exit = await runCommand({ codes: codesCommand }, args, {
    isTerminal,
    say: (line) => void said.push(line),
    progress: () => undefined,
    complain: (line) => void complained.push(line),
    confirm: async (question) => {
      asked.push(question);
      return false;
    },
  });
  return { exit, said, complained, asked };
}

function environment(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a mistyped DATA_DIR is noticed: nothing is made there unless somebody says yes', async () => {
  const dataDir = tempDataDir();
  const file = join(dataDir, '..', 'hospitals.csv');
  writeFileSync(file, hospitalList());
  environment({ DATA_DIR: dataDir, DATABASE_URL: '' });
  expect(await inThisProcess('codes', 'list')).toEqual({
    exit: 1,
    said: [],
    asked: [],
    complained: [
      `There is no database in ${dataDir}: set DATA_DIR to the data folder of your Casefolio, or start it there once.`,
    ],
  });
  expect(await inThisProcess('codes', 'import', file)).toEqual({
    exit: 2,
    said: [],
    asked: [],
    complained: [
      `Nothing was changed: there is no database in ${dataDir} (DATA_DIR); add --yes to make a new one there and import into it.`,
    ],
  });
  expect(await answeringNo(true, ['codes', 'import', file])).toEqual({
    exit: 0,
    said: ['Nothing was changed.'],
    complained: [],
    asked: [`There is no database in ${dataDir} (DATA_DIR). Make a new one there?`],
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a relative DATA_DIR is named as it was written and as it was understood', async () => {
  const dataDir = tempDataDir();
  const written = relative(process.cwd(), dataDir);
  environment({ DATA_DIR: written, DATABASE_URL: '' });
  const { complained } = await inThisProcess('codes', 'list');
  expect(complained.join()).toContain(`There is no database in ${written}, which is ${dataDir}: `);
});

test('a database of DATABASE_URL is named without user and password', async () => {
  environment({ DATABASE_URL: 'postgres://surgeon:hunter2@127.0.0.1:9/cases?application_name=hush' });
  const { exit, said, complained } = await inThisProcess('codes', 'list');
  expect({ exit, said }).toEqual({
    exit: 1,
    said: ['Working on the database "cases" on 127.0.0.1:9 (DATABASE_URL).'],
  });
  expect(complained.join()).toMatch(/^Cannot reach (?!.*(surgeon|hunter2|hush))/);
});

test('each thing that is wrong is one sentence and an exit code, and needs no database', async () => {
  const folder = await temporaryFolder();
  const part = join(folder, 'part.csv');
  writeFileSync(part, hospitalList(10));
  const wrong: [args: string[], exit: number, complained: RegExp][] = [
    [['codes', 'import'], 2, /^Say which file or address to import/],
    [['codes', 'import', '--no'], 2, /^There is no option '--no': codes --help lists those that there are\.$/],
    [['codes', 'import', '-nx', part], 2, /^There is no option '-n': codes --help/],
    [['codes', 'import', '--yes=no', part], 2, /^'--yes' takes no value: codes --help shows how it is written\.$/],
    [['codes', 'burn'], 2, /^'codes burn' is not understood/],
    [['constructor'], 2, /^There is no command 'constructor'/],
    [['codes', 'import', join(folder, 'missing.txt')], 1, /missing\.txt: There is no such file/],
    [['codes', 'import', folder], 1, /: This is a folder/],
    [['codes', 'import', part, '--yes'], 1, /^part\.csv: .*only a part.*\. Nothing was changed\.$/],
    [['codes', 'import', 'http://127.0.0.1/codes.zip', '--yes'], 1, /inside this machine/],
  ];
  for (const [args, exit, complaint] of wrong) {
    const result = await inThisProcess(...args);
    expect(result, args.join(' ')).toMatchObject({ exit, complained: [expect.stringMatching(complaint)] });
    expect(result.complained.join(), args.join(' ')).not.toContain('\n');
  }
});

test('help explains the commands and every exit code', async () => {
  const overview = await inThisProcess('--help');
  expect(overview.said.join()).toContain('codes      procedure codes, diagnoses and hospitals');
  for (const args of [['codes', '--help'], ['codes']]) {
    const help = await inThisProcess(...args);
    expect(help).toMatchObject({ exit: 0, complained: [] });
    expect(help.said.join()).toMatch(/codes import FILE-or-URL[^]*DATA_DIR[^]*DATABASE_URL[^]*Exit: 0 .*, 1 .*, 2 /);
  }
});

test('the preview says when only the values of a year before the newest are taken', () => {
  const counts = { set: 'cpt', added: 14_080, changed: 0, retired: 0, unchanged: 3 } as const;
  expect(inWords({ ...counts, label: 'CMS fee schedule 2026', past: false })).toBe(
    'CPT        CMS fee schedule 2026: 14,080 new, 0 changed, 0 retired, 3 unchanged',
  );
  expect(inWords({ ...counts, label: 'CMS fee schedule 2024', past: true })).toBe(
    'CPT        CMS fee schedule 2024, only its values (there is a newer year): 14,080 new, 0 changed, 0 retired, 3 unchanged',
  );
});
