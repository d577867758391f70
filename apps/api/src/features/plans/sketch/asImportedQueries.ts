import type { Effects } from "@mars/domain/effects/effects";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { retentionDatasetId } from "../../../platform/geography/recomputeEffects.ts";
import type { SketchRow } from "./sketchQueries.ts";

/** Published effects count with the outline and the measure that they were published of. */
export type AsImported = {
  effects: Effects;
  geoLocationId: string;
  mitigationMeasureId: string | null;
  /** Of that outline. */
  areaHa: number | null;
};

/** The sketch as the national system told of it when it was last taken over. */
export async function readAsImported(tx: Tx, id: string): Promise<AsImported | null> {
  const { rows } = await sql<AsImported>`
    select s.as_imported -> 'effects' as effects, s.as_imported ->> 'geoLocationId' as "geoLocationId",
      s.as_imported ->> 'mitigationMeasureId' as "mitigationMeasureId", g.area_ha as "areaHa"
    from sketch_project s left join geo_location g on g.id = (s.as_imported ->> 'geoLocationId')::uuid
    where s.id = ${id} and s.as_imported is not null
  `.execute(tx);
  return rows[0] ?? null;
}

/** Whether nitrogen can be computed: a measure that came by name alone has no factors. */
export async function isComputable(tx: Tx, measureId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from mitigation_measure m join dataset d on d.id = ${retentionDatasetId}
    where m.id = ${measureId} and d.current_version_id is not null
      and (m.nitrogen_factor is not null or m.nitrogen_retention_property is not null)
  `.execute(tx);
  return rows.length > 0;
}

/** Of one that an importer before the upgrade wrote, nothing else is known. */
export const asItStands = (sketch: SketchRow): AsImported => ({
  ...sketch,
  effects: {
    nitrogenReductionT: sketch.nitrogenTons,
    extractionEffortHa: sketch.extractionHa,
    afforestationEffortHa: sketch.afforestationHa,
  },
});
