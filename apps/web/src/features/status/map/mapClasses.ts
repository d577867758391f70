/** Lower bounds of classes 2 to 5; class 1 begins above zero, class 0 is nothing. */
export type MapClasses = { bounds: readonly number[]; most: number };

/** About as many units in each class, cut at figures people can read. */
export function mapClasses(values: readonly number[]): MapClasses {
  const some = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const bounds = [0.2, 0.4, 0.6, 0.8]
    .map((share) => readable(some[Math.floor(share * some.length)] ?? 0))
    .filter((bound) => bound > 0);
  return { bounds: [...new Set(bounds)], most: some.at(-1) ?? 0 };
}

export function classOf({ bounds }: MapClasses, value: number): number {
  if (value <= 0) return 0;
  // Fewer bounds than four still end in the darkest class.
  return 5 - bounds.filter((bound) => value < bound).length;
}

/** Two figures at most: 1 284 becomes 1 300, 0.437 becomes 0.44. */
function readable(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.round(value / power) * power).toPrecision(2));
}
