import { codesCommand } from './codes.command.ts';
import type { Command } from './command.ts';
import { processConsole } from './console.ts';
import { runCommand } from './run-command.ts';
import { usersCommand } from './users.command.ts';

const commands: Readonly<Record<string, Command>> = { codes: codesCommand, users: usersCommand };

process.exitCode = await runCommand(commands, process.argv.slice(2), processConsole());
