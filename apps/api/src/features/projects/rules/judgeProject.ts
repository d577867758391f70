import type { ProjectJudgement } from "@mars/contracts/projects/projectJudgement";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import { applicantOf } from "@mars/domain/rights/applicantKind";
import { failedRules, judgeScheme } from "@mars/domain/schemes/judgeScheme";
import { requiredInfoRule } from "@mars/domain/schemes/rules/requiredInfoRule";
import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  readMeasures,
  readMunicipalityVats,
  type StoredScheme,
} from "../../../platform/schemes/readSchemes.ts";
import { landOfProject } from "./landOfProject.ts";
import { measureProject, type ProjectMeasures } from "./measureProject.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";

/** Holds a project against every rule of a scheme as things are at this moment. */
export async function judgeProject(
  database: Queryable,
  row: ProjectRow,
  scheme: StoredScheme | undefined,
  now: Date,
): Promise<ProjectJudgement> {
  const at = now.toISOString();
  const info = {
    name: row.name,
    hasScheme: scheme !== undefined,
    hasGeometry: row.geoLocationId !== null,
  };
  const measures =
    row.geoLocationId === null || row.areaHa === null
      ? null
      : await measureProject(
          database,
          { geoLocationId: row.geoLocationId, areaHa: row.areaHa },
          scheme?.overlapRules.map(({ datasetId }) => datasetId) ?? [],
        );
  const explained = await explainedEffects(
    database,
    scheme?.mitigationMeasureId ?? row.measureId,
    measures,
  );
  const measured = {
    at,
    effects: explained?.effects ?? null,
    steps: (explained?.steps ?? []).map((step) => ({ ...step, figures: { ...step.figures } })),
    carbonRichHa: measures?.carbonRichHa ?? null,
    areaHa: row.areaHa,
    datasetVersions: measures?.datasetVersions ?? {},
    failedDatasets: measures?.failedDatasets ?? [],
  };
  if (scheme === undefined) {
    const rules = [answerOf(requiredInfoRule({ info })!)];
    return {
      ...measured,
      schemeId: null,
      rules,
      areaFits: null,
      eligible: null,
      mayApply: false,
      verdict: null,
      usableHa: null,
      payment: null,
      failed: rules,
    };
  }
  const judgement = judgeScheme(scheme, {
    // What was sent back keeps its place in the round it was first applied in.
    at: row.returnedAt !== null && row.caseSince !== null ? row.caseSince.toISOString() : at,
    applicant: applicantOf({ vat: row.ownerVat }, await readMunicipalityVats(database)),
    areaHa: row.areaHa,
    carbonRichHa: measures?.carbonRichHa ?? null,
    nitrogenReductionT: explained?.effects.nitrogenReductionT ?? null,
    overlaps: measures?.overlaps ?? {},
    geometryFault: null,
    info,
    land:
      row.geoLocationId === null
        ? null
        : await landOfProject(database, { id: row.id, geoLocationId: row.geoLocationId }, [scheme]),
    measure: null,
  });
  return {
    ...measured,
    schemeId: scheme.id,
    rules: judgement.rules.map(answerOf),
    areaFits: judgement.areaFits,
    eligible: judgement.eligible,
    mayApply: judgement.mayApply,
    verdict: measures === null ? null : judgement.verdict,
    usableHa: judgement.usableHa,
    payment: judgement.payment && {
      ...judgement.payment,
      parts: judgement.payment.parts.map((part) => ({ ...part })),
    },
    failed: failedRules(judgement).map(answerOf),
  };
}

async function explainedEffects(
  database: Queryable,
  measureId: string | null,
  measures: ProjectMeasures | null,
) {
  if (measureId === null || !measures?.area) return null;
  const [measure] = await readMeasures(database, [measureId]);
  return measure ? effectOfArea(measure, measures.area) : null;
}

/** The same with lists of its own: what a contract describes may be changed, a rule may not. */
export function answerOf({
  missing,
  figures,
  ...rule
}: RuleResult): ProjectJudgement["rules"][number] {
  const { fields, ...amounts } = missing ?? {};
  return {
    ...rule,
    missing: missing && { ...amounts, ...(fields && { fields: [...fields] }) },
    ...(figures && { figures: { ...figures } }),
  };
}
