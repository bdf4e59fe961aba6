/** Remembers every answer: for what is asked from a list that has an end, such as the vocabulary. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Remembers the last answers: while somebody types, every letter asks again for all words but the last. */
export function rememberedLately<Key, Value>(make: (key: Key) => Value, most: number): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    // Deleted first, so that it moves to the end: the first is the one that nobody has asked for longest.
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
