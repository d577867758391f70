const last = new Map<string, Promise<unknown>>();

/** A mutex per project: changes run one after the other, each on the version the one before left. */
export function runExclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(
    id,
    mine.catch(() => undefined),
  );
  return mine;
}
