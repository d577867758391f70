type Position = [number, number];

/** Off the true curve by a centimetre at most on arcs of the size that parcels have. */
const STEPS_OF_A_CIRCLE = 128;

/** The arc through three positions, in straight pieces; the positions themselves where they lie on a line. */
export function strokeArc(from: Position, over: Position, to: Position): Position[] {
  const centre = centreOf(from, over, to);
  if (!centre) return [from, over, to];
  const angle = ([x, y]: Position) => Math.atan2(y - centre[1], x - centre[0]);
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const start = angle(from);
  const forward = (to: number) => (((to - start) % TURN) + TURN) % TURN;
  const [toOver, toEnd] = [forward(angle(over)), forward(angle(to))];
  const sweep = toOver <= toEnd ? toEnd : toEnd - TURN;
  return [from, ...pointsOn(centre, radius, { start, sweep }), to];
}

/** The circle through three positions, closed. */
export function strokeCircle(from: Position, over: Position, to: Position): Position[] {
  const centre = centreOf(from, over, to);
  if (!centre) return [from, over, to, from];
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  return [from, ...pointsOn(centre, radius, { start, sweep: TURN }), from];
}

const TURN = 2 * Math.PI;

function pointsOn(
  [x, y]: Position,
  radius: number,
  { start, sweep }: { start: number; sweep: number },
): Position[] {
  const steps = Math.max(2, Math.ceil((Math.abs(sweep) / TURN) * STEPS_OF_A_CIRCLE));
  return Array.from({ length: steps - 1 }, (_, i) => {
    const angle = start + (sweep * (i + 1)) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function centreOf([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): Position | null {
  // Seen from the first: far from the origin the squares would eat the centimetres.
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const cross = 2 * (ux * vy - uy * vx);
  const [u, v] = [ux * ux + uy * uy, vx * vx + vy * vy];
  if (Math.abs(cross) < 1e-12 * Math.max(u, v)) return null;
  return [ax + (vy * u - uy * v) / cross, ay + (ux * v - vx * u) / cross];
}
