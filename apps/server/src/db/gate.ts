/** The database does not answer at the moment. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(options?: ErrorOptions) {
    super('The database does not answer', options);
  }
}

/** Lets work through while the database is here, and calls it off when it is lost. */
export interface Gate {
  /** These two answer whether that changed anything. */
  readonly open: () => boolean;
  readonly shut: () => boolean;
  readonly whileOpen: <T>(work: () => Promise<T>) => Promise<T>;
}

export function openGate(): Gate {
  let isOpen = true;
  const underWay = new Set<() => void>();

  function move(to: boolean): boolean {
    const moved = isOpen !== to;
    isOpen = to;
    if (!to) for (const callOff of underWay) callOff();
    return moved;
  }

  return {
    open: () => move(true),
    shut: () => move(false),
    async whileOpen<T>(work: () => Promise<T>): Promise<T> {
      if (!isOpen) throw new DatabaseAway();
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const callOff = () => reject(new DatabaseAway());
      underWay.add(callOff);
      work().then(resolve, (error: unknown) => reject(isOpen ? error : new DatabaseAway({ cause: error })));
      return promise.finally(() => underWay.delete(callOff));
    },
  };
}
