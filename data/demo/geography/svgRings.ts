type Point = readonly [number, number];

/** Straight pieces per curve: the drawing's curves are one or two kilometres long. */
const piecesPerCurve = 4;

/** The closed rings of an SVG path made of moves, lines and cubic curves. */
export function svgRings(path: string): Point[][] {
  const tokens = path.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let here: Point = [0, 0];
  let command = "";
  let index = 0;
  const number = () => Number(tokens[index++]);
  const pair = (): Point => {
    const [x, y] = [number(), number()];
    return command === command.toLowerCase() ? [here[0] + x, here[1] + y] : [x, y];
  };
  while (index < tokens.length) {
    const token = tokens[index] ?? "";
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      index += 1;
    }
    switch (command.toLowerCase()) {
      case "m":
        here = pair();
        ring = [here];
        rings.push(ring);
        command = command === "m" ? "l" : "L";
        break;
      case "l":
        here = pair();
        ring.push(here);
        break;
      case "c": {
        const [first, second, end] = [pair(), pair(), pair()];
        for (let piece = 1; piece <= piecesPerCurve; piece += 1) {
          ring.push(curvePoint([here, first, second, end], piece / piecesPerCurve));
        }
        here = end;
        break;
      }
      case "z":
        here = ring[0] ?? here;
        ring.push(here);
        break;
      default:
        throw new Error(`The drawing uses the path command ${command}, which is not read here`);
    }
  }
  return rings;
}

function curvePoint(points: readonly [Point, Point, Point, Point], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  const along = (axis: 0 | 1) =>
    points.reduce((total, point, order) => total + (weights[order] ?? 0) * point[axis], 0);
  return [along(0), along(1)];
}
