import type { Notice } from "@mars/contracts/projects/projectShapes";
import type { SchemePurpose } from "@mars/domain/schemes/subsidyScheme";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  type GivingLand,
  isDrawnHere,
  measureGivingLand,
  readGivingGround,
} from "../../../platform/geography/givingLand.ts";
import type { OutlinedSketchRow, SketchRow } from "./sketchQueries.ts";

type Given = GivingLand & { readonly purpose: SchemePurpose };
type Choice = {
  kind: SketchRow["kind"];
  schemeId: string | null;
  measureId: string | null;
};

/** An area divided by what it can give; null where all of it counts. */
export async function givingLandOf(
  database: Queryable,
  geojson: string,
  { kind, ...choice }: Choice,
): Promise<Given | null> {
  if (kind === "uroert_skov") return null;
  const ground = await readGivingGround(database);
  const purpose = ground.purposeOf(choice);
  return purpose && { ...(await measureGivingLand(database, geojson, purpose, ground)), purpose };
}

/** The same of one that is saved; what came with figures of its own, or was entered, counts with them. */
export async function givingLandOfSketch(
  database: Queryable,
  sketch: OutlinedSketchRow,
): Promise<Given | null> {
  if (sketch.effectsSource !== "computed" || !isDrawnHere(sketch.outlineSource)) return null;
  return givingLandOf(database, JSON.stringify(sketch.geometry), {
    kind: sketch.kind,
    schemeId: sketch.subsidySchemeId,
    measureId: sketch.mitigationMeasureId,
  });
}

/** Less is how edges were drawn. */
const EDGES_HA = 0.01;

export const outsideWarnings = (land: Given | null): Notice[] =>
  land === null || land.outsideHa <= EDGES_HA
    ? []
    : [
        {
          code: "ground.outside",
          figures: { areaHa: land.areaHa, outsideHa: land.outsideHa, purpose: land.purpose },
        },
      ];
