const tooEarlyMs = 1500;

/** A guess from the pace so far; none while it would only be noise. */
export function secondsLeft(elapsedMs: number, done: number, total: number): number | null {
  if (elapsedMs < tooEarlyMs || done === 0 || done >= total) return null;
  return Math.max(1, Math.round(((elapsedMs / done) * (total - done)) / 1000));
}
