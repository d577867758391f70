import { type AreaGeometry, type Point, samePoint } from "@mars/domain/areas/geometry";
import {
  type CoordinateSystem,
  namedSystem,
  readPosition,
} from "@mars/domain/coordinates/readPosition";
import { readArea } from "../../lib/handover/readArea.ts";
import { reproject } from "../reproject.ts";

export type OutlineRead =
  | { geometry: AreaGeometry; system: CoordinateSystem | null }
  | { fault: "unreadable" | "outside"; line: number; text: string }
  | { fault: "too-few" | "bad-wkt" };

/** An outline as it is pasted: a place a line, or WKT or GeoJSON as a whole. */
export function readOutline(text: string): OutlineRead {
  if (/^\s*(?:srid\s*=\s*\d+\s*;\s*)?(?:multi)?polygon\b|^\s*\{/i.test(text)) {
    const geometry = readArea(asData(text), reproject);
    return geometry ? { geometry, system: null } : { fault: "bad-wkt" };
  }
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const said = lines.map(({ line }) => namedSystem(line)).find((system) => system !== null) ?? null;
  const points: Point[] = [];
  let system: CoordinateSystem | null = null;
  for (const { line, number } of lines) {
    if (line === "" || isHeading(line)) continue;
    const read = readPosition(line, said);
    if (typeof read === "string") return { fault: read, line: number, text: line.slice(0, 60) };
    points.push(read.point);
    system ??= read.system;
  }
  const [first] = points;
  const last = points.at(-1);
  // A repeated first point closes the ring.
  const open =
    points.length > 3 && first && last && samePoint(first, last) ? points.slice(0, -1) : points;
  if (open.length < 3) return { fault: "too-few" };
  return { geometry: { type: "Polygon", coordinates: [[...open, open[0]!]] }, system };
}

function asData(text: string): unknown {
  if (!text.trimStart().startsWith("{")) return text.trim();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** 'nr;x;y', 'Øst Nord', 'EPSG:25833': words of a table, no place. */
function isHeading(line: string): boolean {
  const bare = line.replaceAll(
    /(?:epsg|srid)\s*[:=]?\s*\d+|utm\s*\d\dn?|etrs\s*-?89|wgs\s*-?84/gi,
    "",
  );
  const isBare = !/\d/.test(bare);
  return (
    isBare &&
    (bare !== line ||
      /^(?:[\s;,|]*(?:nr|no|id|pkt|punkt|point|x|y|z|e|n|ø|øst|nord|east|north|easting|northing|lat|lon|long|latitude|longitude|bredde|længde)\.?(?:\s*\(m\))?[\s;,|]*)+$/i.test(
        bare,
      ))
  );
}
