/** What the work gives, or what `late` gives when that takes longer; the work itself continues. */
export async function withDeadline<T>(
  work: Promise<T>,
  deadlineMs: number,
  late: () => T,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => {
    try {
      resolve(late());
    } catch (error) {
      reject(error);
    }
  }, deadlineMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
