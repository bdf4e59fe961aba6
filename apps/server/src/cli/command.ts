import type { Console } from './console.ts';

/** How a command ended, as a shell reads it. */
export const exit = { done: 0, failed: 1, misused: 2 } as const;
export type Exit = (typeof exit)[keyof typeof exit];

/** One of the operator's commands. */
export interface Command {
  /** What it does, in a line of the list of commands. */
  readonly summary: string;
  /** What `--help` says. */
  readonly help: string;
  readonly run: (args: readonly string[], console: Console) => Promise<Exit>;
}

/** The command was called in a way that it does not understand. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}
