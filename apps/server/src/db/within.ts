/** Settles like the work, or rejects after so many milliseconds. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // When this process itself was busy, the answer may already be waiting in the socket: read that before giving up.
    const giveUp = () => setImmediate(() => reject(new Error(`no answer within ${milliseconds} ms`)));
    const timer = setTimeout(giveUp, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
