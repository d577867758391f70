import type { Position, Ring } from "../geography/Position.ts";
import { signedArea } from "../landscape/contours.ts";
import type { Random } from "../random.ts";

export type ShapeWish = {
  centre: Position;
  areaHa: number;
  /** Radians from east; the shape is stretched along it. */
  direction: number;
  stretch: number;
};

/** An organic ring of the wanted area with 6 to 120 corners; star-shaped, so never crossing itself. */
export function organicRing(random: Random, wish: ShapeWish): Ring {
  const corners = Math.max(6, Math.min(120, Math.round(random.logNormal(2.89, 0.84))));
  const waves = [2, 3, 4, 5].map((order) => ({
    order,
    height: random.between(0.05, 0.42) / order,
    phase: random.between(0, 2 * Math.PI),
  }));
  const unit = Array.from({ length: corners }, (_, corner): Position => {
    const angle = ((corner + random.between(-0.3, 0.3)) / corners) * 2 * Math.PI;
    const radius = waves.reduce(
      (total, wave) => total + wave.height * Math.cos(wave.order * angle + wave.phase),
      1 + random.between(-0.06, 0.06),
    );
    return turned(
      [radius * Math.cos(angle) * wish.stretch, radius * Math.sin(angle)],
      wish.direction,
    );
  });
  const scale = Math.sqrt((wish.areaHa * 10_000) / signedArea([...unit, unit[0] as Position]));
  const ring = unit.map(([x, y]): Position => [
    Math.round((wish.centre[0] + x * scale) * 10) / 10,
    Math.round((wish.centre[1] + y * scale) * 10) / 10,
  ]);
  return [...ring, ring[0] as Position];
}

function turned([x, y]: Position, by: number): Position {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The same ring drawn in towards its first corner's opposite, for areas inside another. */
export function shrunken(ring: Ring, towards: Position, factor: number): Ring {
  return ring.map(([x, y]): Position => [
    Math.round((towards[0] + (x - towards[0]) * factor) * 10) / 10,
    Math.round((towards[1] + (y - towards[1]) * factor) * 10) / 10,
  ]);
}
