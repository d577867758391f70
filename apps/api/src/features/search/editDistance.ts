/** Letters to change, add, leave out or swap; more than `most` is told as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          last[j]! + 1,
          row[j - 1]! + 1,
          last[j - 1]! + (isSame ? 0 : 1),
          isSwapped ? beforeLast[j - 2]! + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** One slip in a short name, two in a long one. */
export function slipsIn(key: string): number {
  return key.length < 4 ? 0 : key.length < 7 ? 1 : 2;
}
