const last = new Map<string, Promise<unknown>>();

/** Changes of one project one after the other: each is based on the version the one before left. */
export function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(
    id,
    mine.catch(() => undefined),
  );
  return mine;
}
