/** What failed of a round, each by name; the rest was done. */
class FailedParts extends AggregateError {}

/** A log line names no more than these. */
const MAX_NAMED = 10;
/** So many failures in a row are not those of single ones: the database is unavailable. */
const MAX_IN_A_ROW = 100;

/**
 * Does the same for each of many, one after the other. What fails holds up none of the others: all is
 * attempted first, then the failures are thrown together. `nameOf` goes to the log: ids, no persons.
 */
export async function forEachSettled<T>(
  items: Iterable<T>,
  attempt: (item: T) => Promise<unknown>,
  nameOf: (item: T) => string,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const item of items) {
    try {
      await attempt(item);
      inARow = 0;
    } catch (cause) {
      // Of a part that was attempted piece by piece, the pieces are told.
      if (cause instanceof FailedParts) failures.push(...cause.errors);
      else failures.push(new Error(nameOf(item), { cause }));
      inARow += 1;
      if (inARow === MAX_IN_A_ROW) break;
    }
  }
  if (failures.length > 0)
    throw new FailedParts(
      failures.slice(0, MAX_NAMED),
      `${failures.length} failed of what was due`,
    );
}
