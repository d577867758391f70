import { containment } from "@mars/domain/areas/containment";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { type Effects, scaleEffects } from "@mars/domain/effects/effects";
import { enterEffects } from "@mars/domain/effects/enteredEffects";
import { type SketchField, writtenSketchFields } from "@mars/domain/fields/sketchFields";
import {
  JUDGEMENT_COLUMNS,
  judgementFields,
  judgementOf,
  type SketchJudgement,
} from "@mars/domain/plans/sketchJudgement";
import { diffRecords } from "@mars/domain/revisions/diffRecords";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import {
  recomputeEffects,
  retentionDatasetId,
} from "../../../platform/geography/recomputeEffects.ts";
import { type AreaSource, storeArea } from "../../../platform/geography/storeArea.ts";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { logChange } from "../plan/logChange.ts";
import {
  checkedChoice,
  checkedTexts,
  type GivenTexts,
  type SketchAuditContext,
} from "./sketchFields.ts";
import {
  insidePlanHa,
  plansShowing,
  readSketch,
  type SketchRow,
  updateSketch,
  writtenTexts,
} from "./sketchQueries.ts";

/** Of one that an importer before the upgrade wrote, nothing else is known. */
const asItStands = (sketch: SketchRow): AsImported => ({
  ...sketch,
  effects: {
    nitrogenReductionT: sketch.nitrogenTons,
    extractionEffortHa: sketch.extractionHa,
    afforestationEffortHa: sketch.afforestationHa,
  },
});

type GivenJudgement = { [Field in keyof SketchJudgement]?: SketchJudgement[Field] | undefined };

export type SketchEdit = GivenTexts &
  GivenJudgement & {
    subsidySchemeId?: string | null | undefined;
    mitigationMeasureId?: string | null | undefined;
    geometry?: AreaGeometry | undefined;
    geometrySource?: AreaSource | undefined;
    /** Cut by the machine: what is left counts as the whole did. */
    isCut?: true;
    /** An area it had before: areas never change, so it is the same one again and no new one. */
    formerArea?: { id: string; areaHa: number } | undefined;
    enteredEffects?: Effects | null | undefined;
    autosave?: boolean;
  };

/** Changes what was sent; effects follow a new area or measure, but those that a person entered. */
export async function editSketch(
  tx: Tx,
  planId: string,
  sketch: SketchRow,
  edit: SketchEdit,
  act: SketchAuditContext,
): Promise<void> {
  const columns: Record<string, unknown> = {};
  // A plan that the area moves out of hears of it too.
  const isMoved = edit.geometry !== undefined || edit.formerArea !== undefined;
  const shownBefore = isMoved ? await plansShowing(tx, [sketch.id]) : [];
  const given = writtenSketchFields.filter((field) => edit[field] !== undefined);
  Object.assign(columns, checkedTexts(edit, given, act.limits));
  for (const field of judgementFields)
    if (edit[field] !== undefined) columns[JUDGEMENT_COLUMNS[field]] = edit[field];
  let { mitigationMeasureId } = sketch;
  if (edit.subsidySchemeId !== undefined || edit.mitigationMeasureId !== undefined) {
    const schemeId =
      edit.subsidySchemeId === undefined ? sketch.subsidySchemeId : edit.subsidySchemeId;
    const schemeChanges = schemeId !== sketch.subsidySchemeId;
    const asked = edit.mitigationMeasureId;
    // A new scheme brings its measure along, so the old one is not held against it.
    const measureId =
      asked === undefined ? (schemeChanges ? null : sketch.mitigationMeasureId) : asked;
    const choice = await checkedChoice(
      tx,
      { schemeId, measureId },
      { schemeId: sketch.subsidySchemeId, measureId: sketch.mitigationMeasureId },
    );
    columns.subsidy_scheme_id = choice.schemeId;
    columns.mitigation_measure_id = choice.measureId;
    mitigationMeasureId = choice.measureId;
  }
  if (edit.formerArea) {
    columns.geo_location_id = edit.formerArea.id;
    columns.area_ha = edit.formerArea.areaHa;
  } else if (edit.geometry !== undefined) {
    const area = await storeArea(
      tx,
      "sketch_project",
      edit.geometry,
      edit.geometrySource ?? "drawn",
      act,
      edit.isCut ? sketch.geoLocationId : null,
    );
    columns.geo_location_id = area.id;
    columns.area_ha = area.areaHa;
  }
  const next = {
    geoLocationId: (columns.geo_location_id ?? sketch.geoLocationId) as string,
    mitigationMeasureId,
  };
  const isImported = sketch.effectsSource === "imported";
  const isOther = !isSameArea(next, sketch);
  if (edit.enteredEffects !== undefined || isOther || isImported) {
    const known = await readAsImported(tx, sketch.id);
    // An instance before an upgrade may have left published figures with an outline of its own.
    const isLeftBehind = isImported && known !== null && !isSameArea(next, known);
    if (edit.enteredEffects !== undefined || isOther || isLeftBehind)
      Object.assign(
        columns,
        countingColumns(sketch, {
          ...next,
          entered: edit.enteredEffects,
          asImported: known ?? (isImported ? asItStands(sketch) : null),
          areaHa: (columns.area_ha ?? sketch.areaHa) as number,
          isComputable: await isComputable(tx, mitigationMeasureId),
        }),
      );
  }
  await updateSketch(tx, sketch.id, columns, { personId: act.person.id, at: act.at });
  await recomputeEffects(tx, [sketch.id], { overlaps: edit.geometry !== undefined });
  const after = (await readSketch(tx, sketch.planId, sketch.id))!;
  if (isMoved) {
    const insideHa = await insidePlanHa(tx, sketch.planId, after.geoLocationId);
    valueOrProblem(containment(after.areaHa, insideHa, "report"));
  }
  const changes = diffRecords(loggedFields(sketch), loggedFields(after));
  if (changes.length === 0) return;
  await logChange(tx, act, {
    planId,
    entity: "sketch_project",
    entityId: sketch.id,
    action: isMoved ? "area" : "edited",
    changes,
    autosave: edit.autosave ?? false,
    alsoPlans: shownBefore,
  });
}

type Area = Pick<SketchRow, "geoLocationId" | "mitigationMeasureId">;

const isSameArea = (one: Area, other: Area) =>
  one.geoLocationId === other.geoLocationId &&
  one.mitigationMeasureId === other.mitigationMeasureId;

function loggedFields(
  sketch: SketchRow,
): Record<SketchField | keyof SketchJudgement | "effectsSource", unknown> {
  return {
    ...writtenTexts(sketch),
    ...judgementOf(sketch),
    subsidySchemeId: sketch.subsidySchemeId,
    mitigationMeasureId: sketch.mitigationMeasureId,
    included: sketch.included,
    geoLocationId: sketch.geoLocationId,
    areaHa: sketch.areaHa,
    nitrogenReductionT: sketch.nitrogenTons,
    extractionEffortHa: sketch.extractionHa,
    afforestationEffortHa: sketch.afforestationHa,
    effectsSource: sketch.effectsSource,
  };
}

type Wanted = {
  asImported: AsImported | null;
  /** Undefined leaves what a person has entered, null takes it away. */
  entered: Effects | null | undefined;
  geoLocationId: string;
  mitigationMeasureId: string | null;
  areaHa: number;
  /** Whether the measure's factors and the maps are known; without them it would come to nothing. */
  isComputable: boolean;
};

/**
 * What counts after a change: what a person entered, else what was imported with this very outline
 * and measure, else what is computed from them. Where that cannot be done, what was imported with
 * the measure counts by the hectare.
 */
function countingColumns(
  { effectsSource }: Pick<SketchRow, "effectsSource">,
  wanted: Wanted,
): Record<string, unknown> {
  if (wanted.entered) {
    const checked = valueOrProblem(enterEffects(wanted.entered));
    return {
      entered_effects: JSON.stringify(checked),
      effects_source: "entered",
      ...figureColumns(checked),
    };
  }
  if (wanted.entered === undefined && effectsSource === "entered") return {};
  const imported = importedEffects(wanted);
  return {
    entered_effects: null,
    ...(imported
      ? { effects_source: "imported", ...figureColumns(imported) }
      : { effects_source: "computed" }),
  };
}

function importedEffects({ asImported, ...wanted }: Wanted): Effects | null {
  if (asImported?.mitigationMeasureId !== wanted.mitigationMeasureId) return null;
  if (asImported.geoLocationId === wanted.geoLocationId) return asImported.effects;
  if (wanted.isComputable || !asImported.areaHa) return null;
  return scaleEffects(asImported.effects, wanted.areaHa / asImported.areaHa);
}

function figureColumns(effects: Effects) {
  return {
    nitrogen_tons: effects.nitrogenReductionT,
    extraction_ha: effects.extractionEffortHa,
    afforestation_ha: effects.afforestationEffortHa,
  };
}

/** Published effects count with the outline and the measure that they were published of. */
type AsImported = {
  effects: Effects;
  geoLocationId: string;
  mitigationMeasureId: string | null;
  /** Of that outline. */
  areaHa: number | null;
};

/** The sketch as the national system told of it when it was last taken over. */
async function readAsImported(tx: Tx, id: string): Promise<AsImported | null> {
  const { rows } = await sql<AsImported>`
    select s.as_imported -> 'effects' as effects, s.as_imported ->> 'geoLocationId' as "geoLocationId",
      s.as_imported ->> 'mitigationMeasureId' as "mitigationMeasureId", g.area_ha as "areaHa"
    from sketch_project s left join geo_location g on g.id = (s.as_imported ->> 'geoLocationId')::uuid
    where s.id = ${id} and s.as_imported is not null
  `.execute(tx);
  return rows[0] ?? null;
}

/** Whether nitrogen can be computed: a measure that came by name alone has no factors. */
async function isComputable(tx: Tx, measureId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from mitigation_measure m join dataset d on d.id = ${retentionDatasetId}
    where m.id = ${measureId} and d.current_version_id is not null
      and (m.nitrogen_factor is not null or m.nitrogen_retention_property is not null)
  `.execute(tx);
  return rows.length > 0;
}
