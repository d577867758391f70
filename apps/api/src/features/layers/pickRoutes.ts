import "./problems.ts";
import { pickAreas, type PickKind, uniteAreas } from "@mars/contracts/datasets/layers";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { readBlockNumber, readParcelNumber } from "@mars/domain/land/landNumbers";
import type { Config } from "../../platform/config/readConfig.ts";
import type { Database } from "../../platform/database/Database.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import { pickAt, pickByKey, pickByNumber, uniteGeometries } from "./pickQueries.ts";
import { countCrossings } from "@mars/domain/areas/countCrossings";
import { countVertices, type Point, polygonsOf, samePoint } from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import type { Refusal } from "@mars/domain/result";

/** A parcel or field block crosses itself nowhere; what was digitised badly does in a few places. */
const CROSSINGS_OF_ONE = 500;
/** Neighbours share their borders corner by corner: a few pairs of edges meet at each. */
const CROSSINGS_PER_VERTEX = 10;
const CROSSINGS_OF_FEW = 1000;
const MAX_CROSSINGS = 200_000;

/**
 * Why areas cannot be made one, or null. Known before the database is asked: joining takes the
 * square of the crossings, and twenty thousand squares over each other ended the embedded one.
 */
export function unionFault(
  geometries: readonly AreaGeometry[],
  maxVertices: number,
): Refusal | null {
  const vertexCount = geometries.reduce((sum, one) => sum + countVertices(one), 0);
  if (vertexCount > maxVertices)
    return { code: "geometry.too-many-vertices", figures: { vertexCount, limit: maxVertices } };
  const rings = geometries.flatMap((one) => polygonsOf(one).flat());
  if (rings.length === 0 || rings.some((ring) => ring.length < 4))
    return { code: "geometry.empty" };
  if (!rings.every((ring) => samePoint(ring[0]!, ring.at(-1)!)))
    return { code: "geometry.not-closed" };
  if (!rings.every((ring) => ring.every(isInExtent))) return { code: "geometry.outside-denmark" };
  const isTangled =
    geometries.some((one) => countCrossings(one, CROSSINGS_OF_ONE) > CROSSINGS_OF_ONE) ||
    crossingsExceed(
      geometries,
      Math.min(MAX_CROSSINGS, CROSSINGS_OF_FEW + CROSSINGS_PER_VERTEX * vertexCount),
    );
  return isTangled ? { code: "geometry.too-tangled", figures: { vertexCount } } : null;
}

function isInExtent([x, y]: Point): boolean {
  const { minX, minY, maxX, maxY } = DEFAULT_LIMITS.extent;
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

function crossingsExceed(geometries: readonly AreaGeometry[], limit: number): boolean {
  const together = { type: "MultiPolygon" as const, coordinates: geometries.flatMap(polygonsOf) };
  return countCrossings(together, limit) > limit;
}

export function pickRoutes(app: App, database: Database, limits: Config["limits"]): void {
  route(app, pickAreas, async ({ query: { kind, x, y, number, limit } }) => {
    const rows =
      number === undefined
        ? await pickAt(database.read, kind, pointOf(x, y), limit)
        : await byNumber(database, kind, number, limit);
    return rows.map((row) => ({ kind, ...row }));
  });

  route(app, uniteAreas, async ({ body }) => {
    const geometries = body.geometries as readonly AreaGeometry[];
    const fault = unionFault(geometries, limits.polygonVertices);
    if (fault) throw new ProblemError(fault.code, { figures: fault.figures });
    const { geometry, areaHa } = await uniteGeometries(database.read, geometries);
    if (geometry === null) throw new ProblemError("geometry.empty");
    return { geometry, areaHa };
  });
}

function pointOf(x: number | undefined, y: number | undefined): { x: number; y: number } {
  if (x === undefined || y === undefined) throw new ProblemError("pick.nothing-asked");
  return { x, y };
}

/** The source's own key first: it has an index, the attributes have none. */
async function byNumber(database: Database, kind: PickKind, text: string, limit: number) {
  const keys = kind === "parcel" ? [text] : blockNumberForms(text);
  const exact = await pickByKey(database.read, kind, keys, limit);
  if (exact.length > 0) return exact;
  const [block = text] = blockNumberForms(text).toReversed();
  const asked =
    kind === "parcel"
      ? (readParcelNumber(text) ?? { number: text, district: "" })
      : { number: block, district: "" };
  return pickByNumber(database.read, kind, asked, limit);
}

/** Block numbers have a dash; people leave it out, or write the word before them. */
function blockNumberForms(text: string): string[] {
  const plain = text.replaceAll(/\s/g, "");
  return [...new Set([plain, readBlockNumber(text) ?? plain])];
}
