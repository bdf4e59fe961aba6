import type { Database } from '../db/database.ts';
import { systemClock } from '../ports/clock.ts';
import { importCodes, previewCodes, type SetChange } from '../slices/codes/import-codes.usecase.ts';
import { listCodes } from '../slices/codes/list-codes.usecase.ts';
import { readCodeSources } from '../slices/codes/read-code-sources.usecase.ts';
import { type Command, type Exit, exit, Misuse } from './command.ts';
import type { Console } from './console.ts';
import { readArguments } from './read-arguments.ts';
import { placeOf, withDatabase } from './with-database.ts';

const help = `npm run casefolio -- codes import FILE-or-URL… [--yes]
npm run casefolio -- codes list

import   loads official code files, recognised by what is in them, plain or inside .zip or .gz:
           CMS physician fee schedule (PPRRVU as CSV, TXT or XLSX), ICD-10-CM order file and its addenda,
           ICD-9-CM descriptions, CMS hospital list
         It shows what would change and asks; --yes does not ask. All of it is applied, or nothing.
         It may run while Casefolio is running, which takes the new codes within seconds.
list     shows what stands in each set.

Both work on the database in the folder DATA_DIR (./data without it), or on that of DATABASE_URL, and name it:
set them as they are set for Casefolio.

Exit: 0 done or nothing to do, 1 failed and nothing changed, 2 called in a way it does not understand.`;

export const codesCommand: Command = { summary: 'procedure codes, diagnoses and hospitals: import, list', help, run };

async function run(args: readonly string[], console: Console): Promise<Exit> {
  const { yes, positionals } = readArguments('codes', args);
  const [action, ...sources] = positionals;
  if (action === 'list' && sources.length === 0) return list(console);
  if (action === 'import' && sources.length > 0) return runImport(sources, yes, console);
  throw new Misuse(
    action === 'import'
      ? 'Say which file or address to import: codes import FILE-or-URL…'
      : `'codes ${positionals.join(' ')}' is not understood: codes --help shows what is.`,
  );
}

async function runImport(sources: readonly string[], yes: boolean, console: Console): Promise<Exit> {
  // npm runs scripts in the project's folder; the operator meant the one they are in.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const { files, skipped } = await readCodeSources(sources, folder, (name, done, total) =>
    console.progress(`Reading ${name}`, percent(done, total)),
  );
  for (const { name, why } of skipped) console.say(`Skipped ${name}: ${why}.`);
  const { database, emptyFolder } = placeOf(process.env);
  if (emptyFolder === undefined) console.say(`Working on ${database}.`);
  else if (!(await mayMakeOne(emptyFolder, yes, console))) return exit.done;
  const apply = async ({ db }: Database): Promise<Exit> => {
    console.progress('Comparing with what stands');
    const preview = await previewCodes(db, files);
    for (const change of preview) console.say(inWords(change));
    if (preview.every(isNothing)) {
      console.say('Nothing to change: the codes stand as these files have them.');
      return exit.done;
    }
    if (!yes && !console.isTerminal)
      throw new Misuse('Nothing was changed: add --yes to apply this without a question.');
    if (!yes && !(await console.confirm('Apply this?'))) {
      console.say('Nothing was changed.');
      return exit.done;
    }
    await importCodes({ db, clock: systemClock }, files, (done, total) =>
      console.progress('Writing', percent(done, total)),
    );
    console.say(
      emptyFolder === undefined
        ? 'Done. A running Casefolio takes the new codes within seconds.'
        : 'Done. Casefolio has these codes as soon as it is started on this folder.',
    );
    return exit.done;
  };
  return withDatabase(process.env, console.complain, apply, { mayMake: true });
}

/** Codes may come before the first start; but a folder without a database may also be one that was mistyped. */
async function mayMakeOne(folder: string, yes: boolean, console: Console): Promise<boolean> {
  if (yes) {
    console.say(`There is no database in ${folder} (DATA_DIR): a new one is made there.`);
    return true;
  }
  if (!console.isTerminal)
    throw new Misuse(
      `Nothing was changed: there is no database in ${folder} (DATA_DIR); add --yes to make a new one there and import into it.`,
    );
  if (await console.confirm(`There is no database in ${folder} (DATA_DIR). Make a new one there?`)) return true;
  console.say('Nothing was changed.');
  return false;
}

async function list(console: Console): Promise<Exit> {
  const { database, emptyFolder } = placeOf(process.env);
  if (emptyFolder === undefined) console.say(`Working on ${database}.`);
  return withDatabase(process.env, console.complain, async ({ db }) => {
    const sets = await listCodes(db);
    if (sets.length === 0) console.say('There are no codes yet: start Casefolio once, or import an official file.');
    for (const { set, label, codes, years, changedAt } of sets) {
      const what = [label, `${number(codes)} active`, ...(years.length > 0 ? [`years ${years.join(', ')}`] : [])];
      console.say(`${titles[set].padEnd(10)} ${what.join(' · ')} · changed ${changedAt.toISOString().slice(0, 10)}`);
    }
    return exit.done;
  });
}

const titles = { cpt: 'CPT', icd10: 'ICD-10-CM', icd9: 'ICD-9-CM', hospitals: 'Hospitals' } as const;

const number = (count: number): string => count.toLocaleString('en-US');
const percent = (done: number, total: number): string => (total > 0 ? `${Math.floor((done / total) * 100)} %` : '');
const isNothing = ({ added, changed, retired }: SetChange): boolean => added + changed + retired === 0;

/** A line of the preview. */
export function inWords({ set, label, past, added, changed, retired, unchanged }: SetChange): string {
  const counts = { new: added, changed, retired, unchanged };
  const words = Object.entries(counts).map(([word, count]) => `${number(count)} ${word}`);
  const what = past ? `${label}, only its values (there is a newer year)` : label;
  return `${titles[set].padEnd(10)} ${what}: ${words.join(', ')}`;
}
