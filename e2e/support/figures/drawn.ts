/** `npm test` gives a fixed one; alone, the day, unless one is requested. */
export const seed = Number(
  process.env.FIGURES_SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""),
);

/** Some of a list, the same for the same seed; all of it where `FIGURES_ALL` is set. */
export function drawn<T>(list: readonly T[], count: number): T[] {
  if (process.env.FIGURES_ALL) return [...list];
  let state = seed;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(next() * left.length), 1));
  return taken;
}
