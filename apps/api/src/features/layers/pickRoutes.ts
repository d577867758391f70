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
import { unionFault } from "./unionFault.ts";

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
