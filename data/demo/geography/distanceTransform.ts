const farAway = 1e20;

/**
 * Distance in cells from every cell to the nearest marked one (Felzenszwalb and Huttenlocher:
 * lower envelope of parabolas along the rows, standing on the distances within the columns).
 */
export function distanceTransform(marked: Uint8Array, width: number, height: number): Float32Array {
  const squared = squaredInColumns(marked, width);
  const scratch = scratchFor(Math.max(width, height));
  for (let y = 0; y < height; y += 1) envelope(squared, y * width, width, scratch);
  const distance = new Float32Array(squared.length);
  for (let cell = 0; cell < distance.length; cell += 1) {
    distance[cell] = Math.sqrt(squared[cell] as number);
  }
  return distance;
}

/** Row by row, there and back: going down each column would jump through memory. */
function squaredInColumns(marked: Uint8Array, width: number): Float64Array {
  const none = 1 << 20;
  const cells = new Int32Array(marked.length).fill(none);
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (marked[cell]) cells[cell] = 0;
    else if (cell >= width) cells[cell] = Math.min(none, (cells[cell - width] as number) + 1);
  }
  for (let cell = cells.length - width - 1; cell >= 0; cell -= 1) {
    cells[cell] = Math.min(cells[cell] as number, (cells[cell + width] as number) + 1);
  }
  const squared = new Float64Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const away = cells[cell] as number;
    squared[cell] = away >= none ? farAway : away * away;
  }
  return squared;
}

type Scratch = { line: Float64Array; places: Int32Array; bounds: Float64Array };

const scratchFor = (length: number): Scratch => ({
  line: new Float64Array(length),
  places: new Int32Array(length),
  bounds: new Float64Array(length + 1),
});

/** Replaces one row of the grid by the lower envelope of the parabolas that are on it. */
function envelope(
  grid: Float64Array,
  start: number,
  length: number,
  { line, places, bounds }: Scratch,
): void {
  for (let index = 0; index < length; index += 1) line[index] = grid[start + index] as number;
  let last = 0;
  places[0] = 0;
  bounds[0] = -farAway;
  bounds[1] = farAway;
  for (let index = 1; index < length; index += 1) {
    let crossing = meet(line, index, places[last] as number);
    while (crossing <= (bounds[last] as number)) {
      last -= 1;
      crossing = meet(line, index, places[last] as number);
    }
    last += 1;
    places[last] = index;
    bounds[last] = crossing;
    bounds[last + 1] = farAway;
  }
  let parabola = 0;
  for (let index = 0; index < length; index += 1) {
    while ((bounds[parabola + 1] as number) < index) parabola += 1;
    const place = places[parabola] as number;
    grid[start + index] = (index - place) ** 2 + (line[place] as number);
  }
}

function meet(line: Float64Array, index: number, place: number): number {
  const rise = (line[index] as number) + index * index - ((line[place] as number) + place * place);
  return rise / (2 * (index - place));
}
