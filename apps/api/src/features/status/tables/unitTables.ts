import type { SubCatchmentRow, UnitPage } from "@mars/contracts/status/statusPages";
import type { UnitTable } from "@mars/contracts/status/statusProvenance";
import { type Amounts, type EffectKey, effectKeys } from "@mars/contracts/status/statusShapes";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
import { translator } from "@mars/wording/language/text";
import { type CsvColumn, writeCsv } from "../../../platform/csv/writeCsv.ts";
import {
  amountColumns,
  projectColumns,
  sketchColumns,
  sketchesName,
  stageColumns,
  stageNames,
  stagesShown,
} from "./columns.ts";
import { developmentColumns, measureColumns } from "./nationalTables.ts";
import { statusTableText } from "./statusTableText.ts";

const t = translator(statusTableText, "da-DK");

const subCatchmentColumns: readonly CsvColumn<SubCatchmentRow>[] = [
  { title: t("number"), value: ({ opId }) => opId },
  { title: t("subCatchment"), value: ({ name }) => name },
  { title: t("areaHa"), value: ({ areaHa }) => areaHa },
  { title: t("nitrogenCounts"), value: ({ nitrogenCounts }) => nitrogenCounts },
  { title: t("needT"), value: ({ needT }) => needT },
  { title: t("needSource"), value: ({ needSource }) => t(`needSource.${needSource}`) },
  ...stageColumns<SubCatchmentRow>("", ({ byStage }, stage) => byStage[stage]),
  { title: t("committedT"), value: ({ committedT }) => committedT },
  { title: t("coveredT"), value: ({ coveredT }) => coveredT },
  {
    title: t("coveredShare"),
    value: ({ coveredShare }) => coveredShare,
    decimals: tableDecimalsOf.share,
  },
  { title: t("missingT"), value: ({ missingT }) => missingT },
  { title: t("surplusT"), value: ({ surplusT }) => surplusT },
  { title: t("sketchesT"), value: ({ sketchT }) => sketchT },
  { title: t("plannedT"), value: ({ plannedT }) => plannedT },
  { title: t("missingInclSketchesT"), value: ({ missingInclSketchesT }) => missingInclSketchesT },
];

type TotalsRow = { name: string; count: number; amounts: Amounts };
const totalsColumns: readonly CsvColumn<TotalsRow>[] = [
  { title: t("stage"), value: ({ name }) => name },
  { title: t("projects"), value: ({ count }) => count },
  ...amountColumns<TotalsRow>(({ amounts }) => amounts),
];

type GoalRow = { name: string; effect: EffectKey; page: UnitPage };
/** The national goals, how far the country is, and the unit's part of it. */
const goalColumns: readonly CsvColumn<GoalRow>[] = [
  { title: t("effort"), value: ({ name }) => name },
  { title: t("goal"), value: ({ effect, page }) => page.nationalGoals[effect] },
  { title: t("country"), value: ({ effect, page }) => page.countryTotals[effect] },
  {
    title: t("countryShare"),
    value: ({ effect, page }) => page.countryTotals[effect] / page.nationalGoals[effect],
    decimals: tableDecimalsOf.share,
  },
  { title: t("fromHere"), value: ({ effect, page }) => page.totals.total[effect] },
  {
    title: t("fromHereShare"),
    value: ({ effect, page }) => page.totals.total[effect] / page.nationalGoals[effect],
    decimals: tableDecimalsOf.share,
  },
];

export const unitTables: Record<UnitTable, (page: UnitPage) => string> = {
  projects: ({ projects }) => writeCsv(projectColumns, projects),
  sketches: ({ sketches }) => writeCsv(sketchColumns, sketches),
  "sub-catchments": ({ subCatchments }) => writeCsv(subCatchmentColumns, subCatchments),
  measures: ({ byMeasure }) => writeCsv(measureColumns, byMeasure),
  development: ({ development }) => writeCsv(developmentColumns, development),
  goals: (page) =>
    writeCsv(
      goalColumns,
      effectKeys.map((effect) => ({ name: t(effect), effect, page })),
    ),
  totals: ({ counts, totals }) =>
    writeCsv(totalsColumns, [
      ...stagesShown.map((stage) => ({
        name: stageNames[stage],
        count: counts[stage],
        amounts: totals.byStage[stage],
      })),
      { name: t("inAll"), count: counts.total, amounts: totals.total },
      { name: sketchesName, count: counts.sketch_project, amounts: totals.sketches },
    ]),
};
