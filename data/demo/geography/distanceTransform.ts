const farAway = 1e20;

/**
 * Distance in cells from every cell to the nearest marked one (Felzenszwalb and Huttenlocher:
 * lower envelope of parabolas, first down the columns, then along the rows).
 */
export function distanceTransform(marked: Uint8Array, width: number, height: number): Float32Array {
  const squared = new Float64Array(width * height);
  for (let cell = 0; cell < squared.length; cell += 1) squared[cell] = marked[cell] ? 0 : farAway;
  const scratch = scratchFor(Math.max(width, height));
  for (let x = 0; x < width; x += 1) envelope(squared, x, width, height, scratch);
  for (let y = 0; y < height; y += 1) envelope(squared, y * width, 1, width, scratch);
  const distance = new Float32Array(squared.length);
  for (let cell = 0; cell < distance.length; cell += 1) {
    distance[cell] = Math.sqrt(squared[cell] as number);
  }
  return distance;
}

type Scratch = { line: Float64Array; places: Int32Array; bounds: Float64Array };

const scratchFor = (length: number): Scratch => ({
  line: new Float64Array(length),
  places: new Int32Array(length),
  bounds: new Float64Array(length + 1),
});

/** Replaces one line of the grid by the lower envelope of the parabolas that stand on it. */
function envelope(
  grid: Float64Array,
  start: number,
  step: number,
  length: number,
  { line, places, bounds }: Scratch,
): void {
  for (let index = 0; index < length; index += 1)
    line[index] = grid[start + index * step] as number;
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
    grid[start + index * step] = (index - place) ** 2 + (line[place] as number);
  }
}

function meet(line: Float64Array, index: number, place: number): number {
  const rise = (line[index] as number) + index * index - ((line[place] as number) + place * place);
  return rise / (2 * (index - place));
}
