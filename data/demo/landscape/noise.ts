/** Smooth noise between −1 and 1 that repeats nowhere near Denmark's size. */
export type Noise = (eastingM: number, northingM: number) => number;

/** Value noise of two octaves; hills about `scaleM` across. */
export function noise(seed: number, scaleM: number): Noise {
  const [low, high] = [octaveOf(seed), octaveOf(seed + 7919)];
  return (eastingM, northingM) => {
    const x = eastingM / scaleM;
    const y = northingM / scaleM;
    return (low(x, y) + 0.5 * high(2.03 * x + 17, 2.03 * y + 31)) / 1.5;
  };
}

/** Places are asked for side by side: most lie between the same four corners as the one before. */
function octaveOf(seed: number): Noise {
  let [lastColumn, lastRow] = [Number.NaN, Number.NaN];
  let [southWest, southEast, northWest, northEast] = [0, 0, 0, 0];
  return (eastingM, northingM) => {
    const column = Math.floor(eastingM);
    const row = Math.floor(northingM);
    if (column !== lastColumn || row !== lastRow) {
      southWest = lattice(seed, column, row);
      southEast = lattice(seed, column + 1, row);
      northWest = lattice(seed, column, row + 1);
      northEast = lattice(seed, column + 1, row + 1);
      lastColumn = column;
      lastRow = row;
    }
    const x = smooth(eastingM - column);
    const south = southWest + (southEast - southWest) * x;
    const north = northWest + (northEast - northWest) * x;
    return south + (north - south) * smooth(northingM - row);
  };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

function lattice(seed: number, column: number, row: number): number {
  let mixed = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 974634777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295) * 2 - 1;
}
