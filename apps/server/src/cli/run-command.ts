import { CodeFileFault } from '../slices/codes/read-code-sources.usecase.ts';
import { StartFailure } from '../start-failure.ts';
import { type Command, type Exit, exit, Misuse } from './command.ts';
import type { Console } from './console.ts';

/** Finds the command, runs it, and says in one sentence why it did not work. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  [name = '--help', ...args]: readonly string[],
  console: Console,
): Promise<Exit> {
  if (asksForHelp(name)) {
    console.say(overview(commands));
    return exit.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.complain(`There is no command '${name}': --help lists those that there are.`);
    return exit.misused;
  }
  if (args.length === 0 || args.some(asksForHelp)) {
    console.say(command.help);
    return exit.done;
  }
  try {
    return await command.run(args, console);
  } catch (error) {
    console.complain(inOneSentence(error));
    return error instanceof Misuse ? exit.misused : exit.failed;
  }
}

const asksForHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

function overview(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return ['npm run casefolio -- COMMAND …', '', ...lines, '', 'Each command explains itself with --help.'].join('\n');
}

function inOneSentence(error: unknown): string {
  if (error instanceof Misuse || error instanceof StartFailure) return error.message;
  if (error instanceof CodeFileFault) return `${error.message} Nothing was changed.`;
  if (!(error instanceof Error)) return `It failed, nothing was changed: ${String(error)}`;
  // The error of a query quotes all its rows; its cause says what was wrong.
  const { message } = error.cause instanceof Error ? error.cause : error;
  return `It failed, nothing was changed: ${message}`;
}
