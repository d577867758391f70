/** A page with a general title now is better than one with its own when the database is back. */
const timeoutMs = 2_000;

/** What was asked for, or null where that fails or takes too long. */
export async function withinTimeout<T>(value: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), timeoutMs);
  try {
    return await Promise.race([value, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
