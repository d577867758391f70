import type { OutlineKind, Outlines } from "@mars/contracts/status/statusOutlines";
import { simplifyLine } from "@mars/domain/areas/simplifyLine";
import { cutArcs, type Line, type Position } from "./cutArcs.ts";
import type { OutlineRow } from "./queries.ts";

const metresPerUnit = 100;
const toleranceM = 300;
/** Islets below this are left out, unless a unit has nothing larger. */
const smallestM2 = 600_000;

/** Denmark on paper: Bornholm moves up into the Kattegat, as on most Danish maps. */
export const drawing = {
  width: 3040,
  height: 3640,
  transform: {
    originEasting: 438_000,
    originNorthing: 6_408_000,
    metresPerUnit,
    inset: {
      minEasting: 800_000,
      dx: -1640,
      dy: -2450,
      frame: [2530, 80, 470, 520] as [number, number, number, number],
    },
  },
};

/** Simplified outlines whose common borders stay common. */
export function drawOutlines(kind: OutlineKind, rows: readonly OutlineRow[]): Outlines {
  const units = rows.map((row) => ({ row, rings: row.polygons.flat().map(openRing) }));
  const cut = cutArcs(units.flatMap(({ rings }) => rings).filter((ring) => ring.length >= 3));
  // Both neighbours get the same arc the same way round, so both simplify it alike.
  const redraw = (ring: Line): Line =>
    cut(ring).flatMap(({ arc, reversed }) => {
      const line = simplifyLine(arc, toleranceM);
      return (reversed ? line.toReversed() : line).slice(0, -1);
    });
  return {
    kind,
    ...drawing,
    units: units.map(({ row, rings }) => {
      const drawn = rings.filter((ring) => ring.length >= 3).map((ring) => redraw(ring));
      return {
        id: row.id,
        name: row.name,
        path: pathOf(worthDrawing(drawn)),
        label: place(row.label),
      };
    }),
  };
}

/** Without the closing point and without repeated ones. */
function openRing(ring: Line): Line {
  const points = ring.filter((point, index) => {
    const before = ring[index - 1];
    return before === undefined || point[0] !== before[0] || point[1] !== before[1];
  });
  return points.slice(0, -1);
}

function worthDrawing(rings: readonly Line[]): readonly Line[] {
  const sized = rings.map((ring) => ({ ring, m2: areaM2(ring) })).filter(({ m2 }) => m2 > 0);
  const largest = Math.max(0, ...sized.map(({ m2 }) => m2));
  return sized.filter(({ m2 }) => m2 >= Math.min(smallestM2, largest)).map(({ ring }) => ring);
}

function areaM2(ring: Line): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

function place([easting, northing]: Position): [number, number] {
  const { originEasting, originNorthing, inset } = drawing.transform;
  const moved = easting > inset.minEasting;
  return [
    Math.round((easting - originEasting) / metresPerUnit) + (moved ? inset.dx : 0),
    Math.round((originNorthing - northing) / metresPerUnit) + (moved ? inset.dy : 0),
  ];
}

function pathOf(rings: readonly Line[]): string {
  return rings.map(ringPath).join("");
}

function ringPath(ring: Line): string {
  const [first, ...rest] = ring.map(place);
  let [x, y] = first!;
  let steps = "";
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    steps += `${steps && nextX >= x ? " " : ""}${nextX - x}${nextY >= y ? " " : ""}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return `M${first!.join(" ")}l${steps}z`;
}
