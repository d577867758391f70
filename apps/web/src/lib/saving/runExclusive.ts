const last = new Map<string, Promise<unknown>>();

/** One piece of work at a time under a key: the next one begins where the one before has ended. */
export function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(
    key,
    mine.catch(() => undefined),
  );
  return mine;
}
