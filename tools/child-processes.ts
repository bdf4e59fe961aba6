import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from './source-files.ts';

export interface ChildOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Shows what the program writes as it comes, instead of keeping it. */
  readonly show?: boolean;
}

const running = new Set<ChildProcess>();
let watching = false;
/** How long children may take to put things in order when we are interrupted. */
const graceMs = 15_000;

/** Starts a program of the checkout, which ends with us, also when we are interrupted. */
export function startChild(program: string, args: readonly string[], options: ChildOptions = {}): ChildProcess {
  endChildrenWhenInterrupted();
  const child = spawn(program, args, {
    cwd: checkout,
    env: withOurPrograms(options.env ?? process.env),
    stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that the programs which it starts in turn can be ended with it.
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end. One that cannot be started counts as failed, with the reason as its output. */
export function runChild(program: string, args: readonly string[], options: ChildOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = startChild(program, args, options);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The programs of the checkout, and the Node that runs this, before all others. */
function withOurPrograms(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = [dirname(process.execPath), join(checkout, 'node_modules', '.bin'), env['PATH'] ?? ''];
  return { ...env, PATH: folders.join(delimiter) };
}

function endChildrenWhenInterrupted(): void {
  if (watching) return;
  watching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void endAll(signal));
  process.once('exit', () => {
    for (const { pid } of running) if (pid !== undefined) tellGroup(pid, 'SIGTERM');
  });
}

async function endAll(signal: NodeJS.Signals): Promise<void> {
  await Promise.all([...running].map((child) => endChild(child, signal)));
  process.exit(1);
}

/**
 * Ends a child that was started here, and what it started in turn. The child itself comes first, since it may pass the signal on, and a server
 * takes a second one for impatience; then what it left behind: a program may be a script that waits for the real one and dies alone.
 */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const patience = performance.now() + graceMs;
  const waitWhile = async (someoneIsThere: () => boolean) => {
    while (someoneIsThere() && performance.now() < patience) await pause(50);
  };
  child.kill(signal);
  await waitWhile(() => child.exitCode === null && child.signalCode === null);
  tellGroup(pid, 'SIGTERM');
  await waitWhile(() => tellGroup(pid, 0));
  tellGroup(pid, 'SIGKILL');
}

/** Whether anybody is left to hear it; 0 only asks. */
function tellGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
