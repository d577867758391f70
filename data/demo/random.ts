/** A small seeded generator (mulberry32): the same seed gives the same Denmark everywhere. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Both ends included. */
  integer: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
  pickWeighted: <T>(values: readonly (readonly [T, number])[]) => T;
  normal: () => number;
  logNormal: (mean: number, deviation: number) => number;
  uuid: () => string;
};

/** Streams with different names do not disturb one another when one of them draws more. */
export function randomFor(seed: number, ...name: (string | number)[]): Random {
  let state = hash(`${seed}/${name.join("/")}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => at(values, integer(0, values.length - 1)),
    pickWeighted: (values) => {
      let left = next() * values.reduce((total, [, weight]) => total + weight, 0);
      for (const [value, weight] of values) if ((left -= weight) < 0) return value;
      return at(values, values.length - 1)[0];
    },
    normal,
    logNormal: (mean, deviation) => Math.exp(mean + deviation * normal()),
    uuid: () => uuidOf(() => integer(0, 15)),
  };
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error("Cannot pick from nothing");
  return value;
}

function uuidOf(digit: () => number): string {
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (place) =>
    (place === "x" ? digit() : (digit() & 3) | 8).toString(16),
  );
}

/** FNV-1a with a final mix, so that neighbouring names start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
}
