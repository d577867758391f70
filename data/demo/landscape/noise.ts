/** Smooth noise between −1 and 1 that repeats nowhere near Denmark's size. */
export type Noise = (eastingM: number, northingM: number) => number;

/** Value noise of two octaves; hills about `scaleM` across. */
export function noise(seed: number, scaleM: number): Noise {
  const octave = (eastingM: number, northingM: number, salt: number) => {
    const [column, row] = [Math.floor(eastingM), Math.floor(northingM)];
    const [x, y] = [smooth(eastingM - column), smooth(northingM - row)];
    const corner = (dx: number, dy: number) => lattice(seed + salt, column + dx, row + dy);
    const south = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * x;
    const north = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * x;
    return south + (north - south) * y;
  };
  return (eastingM, northingM) => {
    const [x, y] = [eastingM / scaleM, northingM / scaleM];
    return (octave(x, y, 0) + 0.5 * octave(2.03 * x + 17, 2.03 * y + 31, 7919)) / 1.5;
  };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

function lattice(seed: number, column: number, row: number): number {
  let mixed = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 974634777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295) * 2 - 1;
}
