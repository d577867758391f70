/** Quotas of ours are by the hour; more than a day is a mistake and must not lock anyone out. */
const longestRetryAfterMs = 24 * 3_600_000;

/** How long an answer asks to be left alone, as seconds or as a date; null where it does not. */
export function retryAfterMs(headers: Headers, now: number = Date.now()): number | null {
  const after = headers.get("retry-after")?.trim();
  if (!after) return null;
  const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now;
  return waitMs > 0 ? Math.min(waitMs, longestRetryAfterMs) : null;
}
