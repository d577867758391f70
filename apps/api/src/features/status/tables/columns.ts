import type { CoverageFigures } from "@mars/contracts/plans/coverage";
import type { UnitListItem } from "@mars/contracts/status/statusPages";
import {
  type Amounts,
  type CountedStage,
  effectKeys,
  type ProjectRow,
  type SketchRow,
} from "@mars/contracts/status/statusShapes";
import { recordOf } from "@mars/domain/fields/recordOf";
import { COUNTED_STAGES } from "@mars/domain/lifecycle/stage";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
import { translator } from "@mars/wording/language/text";
import { stageText } from "@mars/wording/stages/stageText";
import type { CsvColumn } from "../../../platform/csv/writeCsv.ts";
import { statusTableText } from "./statusTableText.ts";

const t = translator(statusTableText, "da-DK");
const stageName = translator(stageText, "da-DK");
export const stageNames: Record<CountedStage, string> = recordOf(COUNTED_STAGES, (stage) =>
  stageName(stage),
);

export const sketchesName = stageName("sketch_projects");

/** Most certain first, as everywhere. */
export const stagesShown = COUNTED_STAGES.toReversed();

export function amountColumns<Row>(
  of: (row: Row) => Amounts,
  suffix = "",
): readonly CsvColumn<Row>[] {
  return effectKeys.map((effect) => ({
    title: t(effect) + suffix,
    value: (row) => of(row)[effect],
  }));
}

export function stageColumns<Row>(
  title: string,
  of: (row: Row, stage: CountedStage) => number,
): readonly CsvColumn<Row>[] {
  return stagesShown.map((stage) => ({
    title: `${title}${stageNames[stage]}`,
    value: (row) => of(row, stage),
  }));
}

const day = (instant: string | null) => (instant === null ? null : new Date(instant));

export const projectColumns: readonly CsvColumn<ProjectRow>[] = [
  { title: t("projectId"), value: ({ id }) => id },
  { title: t("project"), value: ({ name }) => name },
  { title: t("stage"), value: ({ stage }) => stageNames[stage] },
  { title: t("measure"), value: ({ measure }) => measure },
  { title: t("scheme"), value: ({ scheme }) => scheme },
  { title: t("municipality"), value: ({ municipality }) => municipality?.name },
  { title: t("areaHa"), value: ({ areaHa }) => areaHa },
  { title: t("overlapHa"), value: ({ overlapHa }) => overlapHa },
  { title: t("share"), value: ({ share }) => share, decimals: tableDecimalsOf.share },
  ...amountColumns<ProjectRow>(({ effects }) => effects),
  ...amountColumns<ProjectRow>(({ wholeEffects }) => wholeEffects, t("suffix.wholeProject")),
  { title: t("appliedAt"), value: ({ appliedAt }) => day(appliedAt) },
  { title: t("changedAt"), value: ({ lastStateChanged }) => day(lastStateChanged) },
  { title: t("east"), value: ({ point }) => point?.[0] },
  { title: t("north"), value: ({ point }) => point?.[1] },
  { title: t("geoLocationId"), value: ({ geoLocationId }) => geoLocationId },
];

export const sketchColumns: readonly CsvColumn<SketchRow>[] = [
  { title: t("sketchId"), value: ({ id }) => id },
  { title: t("sketch"), value: ({ name }) => name },
  { title: t("measure"), value: ({ measure }) => measure },
  { title: t("areaHa"), value: ({ areaHa }) => areaHa },
  { title: t("overlapHa"), value: ({ overlapHa }) => overlapHa },
  { title: t("share"), value: ({ share }) => share, decimals: tableDecimalsOf.share },
  ...amountColumns<SketchRow>(({ effects }) => effects),
  ...amountColumns<SketchRow>(({ wholeEffects }) => wholeEffects, t("suffix.wholeSketch")),
  { title: t("geoLocationId"), value: ({ geoLocationId }) => geoLocationId },
];

export const unitColumns: readonly CsvColumn<UnitListItem>[] = [
  { title: t("id"), value: ({ id }) => id },
  { title: t("code"), value: ({ code }) => code },
  { title: t("name"), value: ({ name }) => name },
  ...stageColumns<UnitListItem>(t("prefix.projects"), ({ counts }, stage) => counts[stage]),
  { title: t("projectsInAll"), value: ({ counts }) => counts.total },
  { title: sketchesName, value: ({ counts }) => counts.sketch_project },
  ...amountColumns<UnitListItem>(({ totals }) => totals.total, t("suffix.inAll")),
  ...stagesShown.flatMap((stage) =>
    amountColumns<UnitListItem>(
      ({ totals }) => totals.byStage[stage],
      `, ${stageNames[stage].toLowerCase()}`,
    ),
  ),
  ...amountColumns<UnitListItem>(({ totals }) => totals.sketches, t("suffix.sketches")),
  { title: t("rank.nitrogen"), value: ({ rank }) => rank.nitrogen || null },
  { title: t("rank.extraction"), value: ({ rank }) => rank.extraction || null },
  { title: t("rank.afforestation"), value: ({ rank }) => rank.afforestation || null },
];

type PlanFigures = NonNullable<UnitListItem["plan"]>;

function coverageColumns(
  by: string,
  of: (plan: PlanFigures) => CoverageFigures,
): readonly CsvColumn<UnitListItem>[] {
  const column = (title: string, figure: (coverage: CoverageFigures) => number | null) => ({
    title: `${title}, ${by}`,
    value: ({ plan }: UnitListItem) => plan && figure(of(plan)),
  });
  return [
    column(t("contributedT"), ({ contributedT }) => contributedT),
    column(t("coveredT"), ({ coveredT }) => coveredT),
    column(t("missingT"), ({ missingT }) => missingT),
    column(t("missingSubCatchments"), ({ missingCount }) => missingCount),
    column(t("surplusT"), ({ surplusT }) => surplusT),
    column(t("noNeedT"), ({ noNeedT }) => noNeedT),
    { ...column(t("coveredShare"), ({ share }) => share), decimals: tableDecimalsOf.share },
  ];
}

export const planColumns: readonly CsvColumn<UnitListItem>[] = [
  ...unitColumns,
  ...amountColumns<UnitListItem>(({ totals }) => totals.totalInclSketches, t("suffix.planned")),
  { title: t("reductionGoalT"), value: ({ plan }) => plan?.nitrogenReductionGoalT },
  { title: t("fieldRegulationT"), value: ({ plan }) => plan?.fieldRegulationT },
  { title: t("needT"), value: ({ plan }) => plan?.needT },
  { title: t("verdict"), value: ({ plan }) => plan && t(`verdict.${plan.verdict}`) },
  ...coverageColumns(t("by.committed"), (plan) => plan.coverage),
  ...coverageColumns(t("by.inclSketches"), (plan) => plan.coverageInclSketches),
];
