import type { rankSchemes as contract } from "@mars/contracts/projects/projects";
import type { Answer } from "@mars/contracts/platform/contract";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import { applicantOf } from "@mars/domain/rights/applicantKind";
import { proposeSchemes } from "@mars/domain/schemes/proposeSchemes";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  readMeasures,
  readMunicipalityVats,
  readSchemes,
} from "../../../platform/schemes/readSchemes.ts";
import { landOfProject } from "./landOfProject.ts";
import { answerOf } from "./judgeProject.ts";
import { measureProject } from "./measureProject.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";

/** Every active scheme for this project's applicant and area, in the order of the screening. */
export async function rankSchemes(
  database: Queryable,
  row: ProjectRow,
  now: Date,
): Promise<Answer<typeof contract>> {
  const schemes = await readSchemes(database);
  const measureOf = new Map((await readMeasures(database)).map((one) => [one.id, one]));
  const applicant = applicantOf({ vat: row.ownerVat }, await readMunicipalityVats(database));
  const measures =
    row.geoLocationId === null || row.areaHa === null
      ? null
      : await measureProject(
          database,
          { geoLocationId: row.geoLocationId, areaHa: row.areaHa },
          schemes
            .filter(({ active }) => active)
            .flatMap(({ overlapRules }) => overlapRules.map(({ datasetId }) => datasetId)),
        );
  const land =
    row.geoLocationId === null
      ? null
      : await landOfProject(database, { id: row.id, geoLocationId: row.geoLocationId }, schemes);
  const judged = proposeSchemes(schemes, ({ mitigationMeasureId }) => {
    const measure = measureOf.get(mitigationMeasureId);
    return {
      at: now.toISOString(),
      applicant,
      areaHa: row.areaHa,
      carbonRichHa: measures?.carbonRichHa ?? null,
      nitrogenReductionT:
        measure && measures?.area
          ? effectOfArea(measure, measures.area).effects.nitrogenReductionT
          : null,
      overlaps: measures?.overlaps ?? {},
      geometryFault: null,
      info: null,
      land,
      measure: measure ?? null,
    };
  });
  return judged.map(({ schemeId, rules, areaFits, eligible, mayApply, ...one }) => ({
    schemeId,
    verdict: measures === null ? null : one.verdict,
    usableHa: one.usableHa,
    toCutHa: one.toCutHa,
    rules: rules.map(answerOf),
    // Without an area nothing is known of it, whatever a rule says of no hectares.
    areaFits: measures === null ? null : areaFits,
    eligible: measures === null ? null : eligible,
    mayApply,
  }));
}
