const DAY_MS = 86_400_000;

/**
 * The number of the day that a seed such as 20261117 names: days in a row differ by one, also where a
 * month ends, so that what takes turns by them has its turn.
 */
export function dayOfSeed(seed: string): number {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(seed);
  const [, year, month, day] = (parts ?? []).map(Number);
  if (parts === null) {
    // Given by hand: any whole number is one.
    if (!/^\d+$/.test(seed)) throw new Error(`The seed '${seed}' is no whole number.`);
    return Number(seed);
  }
  return Date.UTC(year!, month! - 1, day) / DAY_MS;
}
