/** West, south, east, north. */
export type Box = [number, number, number, number];

export const emptyBox = (): Box => [Infinity, Infinity, -Infinity, -Infinity];

const POINT = 1;
const LINE = 2;
const POLYGON = 3;

/** Reads the corners of a little-endian geometry in two dimensions into a box. */
export function widenBy(box: Box, wkb: Uint8Array): void {
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  let at = 0;
  const take = () => {
    const count = view.getUint32(at, true);
    at += 4;
    return count;
  };
  const points = (count: number) => {
    for (const end = at + 16 * count; at < end; at += 16)
      widen(box, view.getFloat64(at, true), view.getFloat64(at + 8, true));
  };
  const read = (): void => {
    at += 1;
    const type = take();
    if (type === POINT) points(1);
    else if (type === LINE) points(take());
    else if (type === POLYGON) for (let rings = take(); rings > 0; rings--) points(take());
    else for (let parts = take(); parts > 0; parts--) read();
  };
  read();
}

export function widen(box: Box, x: number, y: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x);
  box[3] = Math.max(box[3], y);
}
