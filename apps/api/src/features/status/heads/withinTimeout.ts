import { withDeadline } from "../../../platform/time/withDeadline.ts";

/** A page with a general title now is better than one with its own when the database is back. */
const timeoutMs = 2_000;

/** What was requested, or null where that fails or takes too long. */
export function withinTimeout<T>(value: Promise<T>): Promise<T | null> {
  return withDeadline<T | null>(value, timeoutMs, () => null).catch(() => null);
}
