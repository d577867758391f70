/** Half a pixel: a bend smaller than that cannot be seen. */
const toleranceUnits = 8;

/** Douglas and Peucker's line, on a stack: rings of a hundred thousand points would end the call stack. */
export function simplifyUnits(units: Int32Array, isRing: boolean): Int32Array {
  const count = units.length / 2;
  if (count < (isRing ? 5 : 3)) return units;
  const keep = new Uint8Array(count);
  keep[0] = keep[count - 1] = 1;
  // A ring begins where it ends: its farthest point is kept as well, or nothing would span it.
  const stack = isRing ? splitRing(units, keep) : [0, count - 1];
  while (stack.length > 0) {
    const last = stack.pop()!;
    const first = stack.pop()!;
    let worst = toleranceUnits * toleranceUnits;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const distance = squareDistance(units, i, first, last);
      if (distance > worst) {
        worst = distance;
        at = i;
      }
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push(first, at, at, last);
  }
  let size = 0;
  const kept = new Int32Array(units.length);
  for (let i = 0; i < count; i++) {
    if (keep[i] === 0) continue;
    kept[size++] = units[i * 2]!;
    kept[size++] = units[i * 2 + 1]!;
  }
  return kept.subarray(0, size);
}

function splitRing(units: Int32Array, keep: Uint8Array): number[] {
  const count = units.length / 2;
  let far = 0;
  let farthest = -1;
  for (let i = 1; i < count; i++) {
    const distance = (units[i * 2]! - units[0]!) ** 2 + (units[i * 2 + 1]! - units[1]!) ** 2;
    if (distance > farthest) {
      farthest = distance;
      far = i;
    }
  }
  keep[far] = 1;
  return [0, far, far, count - 1];
}

function squareDistance(units: Int32Array, point: number, first: number, last: number): number {
  const ax = units[first * 2]!;
  const ay = units[first * 2 + 1]!;
  const dx = units[last * 2]! - ax;
  const dy = units[last * 2 + 1]! - ay;
  const px = units[point * 2]! - ax;
  const py = units[point * 2 + 1]! - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
}
