import type { Site } from "./catchmentSites.ts";
import type { Position } from "./Position.ts";
import type { Segment } from "./voronoiEdges.ts";

/** The convex cell of every site inside a frame: what is nearer to it than to any other. */
export function powerCells(sites: readonly Site[], frame: readonly Position[]): Position[][] {
  return sites.map((site) => {
    let cell: Position[] = [...frame];
    for (const other of sites) if (other !== site) cell = cut(cell, site, other);
    return cell;
  });
}

/** The sides of a cell, as pieces of line. */
export function sidesOf(cell: readonly Position[]): Segment[] {
  return cell.map((position, index) => [position, cell[(index + 1) % cell.length] as Position]);
}

/** Keeps the part of a convex polygon that belongs to `site` rather than to `other`. */
function cut(cell: readonly Position[], site: Site, other: Site): Position[] {
  const excess = ([x, y]: Position) =>
    (x - site.eastingM) ** 2 +
    (y - site.northingM) ** 2 -
    site.weight -
    ((x - other.eastingM) ** 2 + (y - other.northingM) ** 2 - other.weight);
  const kept: Position[] = [];
  cell.forEach((here, index) => {
    const next = cell[(index + 1) % cell.length] as Position;
    const [now, then] = [excess(here), excess(next)];
    if (now <= 0) kept.push(here);
    if (now < 0 !== then < 0 && now !== then) {
      const t = now / (now - then);
      kept.push([here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1])]);
    }
  });
  return kept;
}
