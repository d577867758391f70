const HOUR_MS = 3_600_000;
const [MARCH, SEPTEMBER, OCTOBER] = [2, 8, 9];

/**
 * How far Danish clocks are ahead of UTC. Summer time lasts from the last Sunday of March to the last
 * one of October (until 1995: of September), and clocks change at 01:00 UTC. Holds since 1981.
 * By hand, because the first `Intl.DateTimeFormat` of a page takes a phone 0.1 s (decision 0064);
 * the test holds it to that.
 */
function offsetMs(epochMs: number): number {
  const year = new Date(epochMs).getUTCFullYear();
  const isSummer =
    epochMs >= clockChangeMs(year, MARCH) &&
    epochMs < clockChangeMs(year, year < 1996 ? SEPTEMBER : OCTOBER);
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

function clockChangeMs(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

/** What Danish clocks show at a moment, read as if it were UTC, in milliseconds. */
export function wallClockMs(epochMs: number): number {
  return epochMs + offsetMs(epochMs);
}

/** The Danish day of a moment, as YYYY-MM-DD. */
export function danishDayAt(epochMs: number): string {
  return new Date(wallClockMs(epochMs)).toISOString().slice(0, 10);
}
