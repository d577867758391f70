import type { CoverageFigures, NeedVerdictCode } from "@mars/contracts/coverage";
import type { UnitListItem } from "@mars/contracts/statusPages";
import type { Amounts, CountedStage, ProjectRow, SketchRow } from "@mars/contracts/statusShapes";
import { COUNTED_STAGES } from "@mars/domain/lifecycle/stage";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
import { stageText } from "@mars/wording/stages/stageText";
import type { CsvColumn } from "../../../platform/csv/writeCsv.ts";

export const stageNames: Record<CountedStage, string> = stageText.texts.da;

export const sketchesName = stageText.texts.da.sketch_projects;

/** Most certain first, as everywhere. */
export const stagesShown = COUNTED_STAGES.toReversed();

export function amountColumns<Row>(
  of: (row: Row) => Amounts,
  suffix = "",
): readonly CsvColumn<Row>[] {
  return [
    { title: `Kvælstof (t)${suffix}`, value: (row) => of(row).nitrogen },
    { title: `Lavbund (ha)${suffix}`, value: (row) => of(row).extraction },
    { title: `Skov (ha)${suffix}`, value: (row) => of(row).afforestation },
  ];
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
  { title: "Projekt-id", value: ({ id }) => id },
  { title: "Projekt", value: ({ name }) => name },
  { title: "Stadie", value: ({ stage }) => stageNames[stage] },
  { title: "Virkemiddel", value: ({ measure }) => measure },
  { title: "Tilskudsordning", value: ({ scheme }) => scheme },
  { title: "Kommune", value: ({ municipality }) => municipality?.name },
  { title: "Areal (ha)", value: ({ areaHa }) => areaHa },
  { title: "Heraf her (ha)", value: ({ overlapHa }) => overlapHa },
  { title: "Andel", value: ({ share }) => share, decimals: tableDecimalsOf.share },
  ...amountColumns<ProjectRow>(({ effects }) => effects),
  ...amountColumns<ProjectRow>(({ wholeEffects }) => wholeEffects, ", hele projektet"),
  { title: "Ansøgt", value: ({ appliedAt }) => day(appliedAt) },
  { title: "Ændret", value: ({ lastStateChanged }) => day(lastStateChanged) },
  { title: "Øst (EPSG:25832)", value: ({ point }) => point?.[0] },
  { title: "Nord (EPSG:25832)", value: ({ point }) => point?.[1] },
  { title: "Geometri-id", value: ({ geoLocationId }) => geoLocationId },
];

export const sketchColumns: readonly CsvColumn<SketchRow>[] = [
  { title: "Skitse-id", value: ({ id }) => id },
  { title: "Skitseprojekt", value: ({ name }) => name },
  { title: "Virkemiddel", value: ({ measure }) => measure },
  { title: "Areal (ha)", value: ({ areaHa }) => areaHa },
  { title: "Heraf her (ha)", value: ({ overlapHa }) => overlapHa },
  { title: "Andel", value: ({ share }) => share, decimals: tableDecimalsOf.share },
  ...amountColumns<SketchRow>(({ effects }) => effects),
  ...amountColumns<SketchRow>(({ wholeEffects }) => wholeEffects, ", hele skitsen"),
  { title: "Geometri-id", value: ({ geoLocationId }) => geoLocationId },
];

export const unitColumns: readonly CsvColumn<UnitListItem>[] = [
  { title: "Id", value: ({ id }) => id },
  { title: "Kode", value: ({ code }) => code },
  { title: "Navn", value: ({ name }) => name },
  ...stageColumns<UnitListItem>("Projekter, ", ({ counts }, stage) => counts[stage]),
  { title: "Projekter i alt", value: ({ counts }) => counts.total },
  { title: sketchesName, value: ({ counts }) => counts.sketch_project },
  ...amountColumns<UnitListItem>(({ totals }) => totals.total, ", i alt"),
  ...stagesShown.flatMap((stage) =>
    amountColumns<UnitListItem>(
      ({ totals }) => totals.byStage[stage],
      `, ${stageNames[stage].toLowerCase()}`,
    ),
  ),
  ...amountColumns<UnitListItem>(({ totals }) => totals.sketches, ", skitser"),
  { title: "Plads, kvælstof", value: ({ rank }) => rank.nitrogen || null },
  { title: "Plads, lavbund", value: ({ rank }) => rank.extraction || null },
  { title: "Plads, skov", value: ({ rank }) => rank.afforestation || null },
];

const verdictNames: Record<NeedVerdictCode, string> = {
  "no-need": "Intet behov",
  "field-regulation": "Markregulering dækker behovet",
  covered: "Dækket",
  missing: "Mangler",
};

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
    column("Bidrag (t)", ({ contributedT }) => contributedT),
    column("Dækket (t)", ({ coveredT }) => coveredT),
    column("Mangler (t)", ({ missingT }) => missingT),
    column("Deloplande, der mangler", ({ missingCount }) => missingCount),
    column("Over behovet (t)", ({ surplusT }) => surplusT),
    column("Uden behov (t)", ({ noNeedT }) => noNeedT),
    { ...column("Dækket af behov", ({ share }) => share), decimals: tableDecimalsOf.share },
  ];
}

export const planColumns: readonly CsvColumn<UnitListItem>[] = [
  ...unitColumns,
  ...amountColumns<UnitListItem>(
    ({ totals }) => totals.totalInclSketches,
    ", planlagt inkl. skitser",
  ),
  { title: "Reduktionsmål (t)", value: ({ plan }) => plan?.nitrogenReductionGoalT },
  { title: "Markregulering (t)", value: ({ plan }) => plan?.fieldRegulationT },
  { title: "Behov (t)", value: ({ plan }) => plan?.needT },
  { title: "Vurdering", value: ({ plan }) => plan && verdictNames[plan.verdict] },
  ...coverageColumns("med tilsagn", (plan) => plan.coverage),
  ...coverageColumns("inkl. skitser", (plan) => plan.coverageInclSketches),
];
