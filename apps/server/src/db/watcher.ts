import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Gate, openGate } from './gate.ts';
import { within } from './within.ts';

export interface Watcher {
  readonly gate: Gate;
  /** Ends the watch; the connection that it used stays open. */
  readonly stop: () => Promise<void>;
}

export interface WatchOptions {
  /** The connection to begin with. */
  readonly first: pg.Client;
  readonly connect: () => Promise<pg.Client>;
  /** Cuts every connection: what was sent over one may never be answered. */
  readonly cut: () => void;
  /** Called before each try to reach a lost database. */
  readonly revive: () => Promise<void>;
  readonly log: (line: string) => void;
}

const betweenPings = 500;
export const longestPing = 1000;

/** Asks the database all the time whether it is there, because a connection that broke somewhere on the way looks like a slow one. */
export function watch(options: WatchOptions): Watcher {
  const gate = openGate();
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let client: pg.Client | undefined = options.first;
    while (!stopping.signal.aborted) {
      try {
        client ??= await options.connect();
        await within(longestPing, client.query('select 1'));
        if (!stopping.signal.aborted && gate.open()) options.log('The database answers again.');
        await rest(client, stopping.signal);
      } catch {
        client = undefined;
        if (stopping.signal.aborted) return;
        if (gate.shut()) options.log('The database does not answer: calls are refused until it does.');
        options.cut();
        await options.revive();
        await pause(betweenPings / 2);
      }
    }
  }

  const running = run();
  return {
    gate,
    async stop() {
      stopping.abort();
      gate.shut();
      await running;
    },
  };
}

/** Ends early when the connection does. */
async function rest(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const wake = () => ended.abort();
  client.once('end', wake);
  await pause(betweenPings, undefined, { signal: AbortSignal.any([stopping, ended.signal]) }).catch(() => undefined);
  client.removeListener('end', wake);
}
