import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * One question for everything that is asked in the same turn of the event loop. Nothing is kept: each answer is read after it was asked for,
 * so whoever asks sees what has changed before.
 */
export function askedTogether<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  let keys: Key[] = [];
  let answers: Promise<(key: Key) => Value> | undefined;

  const askAll = async (): Promise<(key: Key) => Value> => {
    await nextTurn();
    const asked = keys;
    keys = [];
    answers = undefined;
    return ask(asked);
  };
  return async (key) => {
    keys.push(key);
    answers ??= askAll();
    return (await answers)(key);
  };
}
