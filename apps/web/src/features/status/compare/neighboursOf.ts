import type { Outlines } from "@mars/contracts/status/statusOutlines";

type Point = readonly [x: number, y: number];

/** The units that share most border with one, longest first. Common borders are drawn alike. */
export function neighboursOf(
  { units }: Pick<Outlines, "units">,
  id: string,
  limit: number,
): string[] {
  const own = units.find((unit) => unit.id === id);
  if (!own) return [];
  const edges = new Set(edgesOf(own.path).map(({ key }) => key));
  const borders = units
    .filter((unit) => unit.id !== id)
    .map((unit) => ({
      id: unit.id,
      length: edgesOf(unit.path)
        .filter(({ key }) => edges.has(key))
        .reduce((sum, { length }) => sum + length, 0),
    }));
  return borders
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, limit)
    .map((border) => border.id);
}

/** The sides of every ring of `M… l… z`, each under one name whichever way round it is drawn. */
function edgesOf(path: string): { key: string; length: number }[] {
  return path
    .split("M")
    .filter(Boolean)
    .flatMap((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
      const points: Point[] = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + numbers[at]!, y + numbers[at + 1]!]);
      }
      return points.map((from, index) => {
        const to = points[(index + 1) % points.length]!;
        const ends = [from.join(" "), to.join(" ")].toSorted();
        return { key: ends.join(","), length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
      });
    });
}
