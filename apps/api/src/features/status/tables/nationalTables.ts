import type { StatusTable } from "@mars/contracts/status/statusProvenance";
import {
  type ChangeRow,
  type DevelopmentPoint,
  effectKeys,
  type MeasureRow,
  type StatusForecast,
  type StatusGoal,
} from "@mars/contracts/status/statusShapes";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
import { translator } from "@mars/wording/language/text";
import { type CsvColumn, writeCsv } from "../../../platform/csv/writeCsv.ts";
import { afforestationPage } from "../pages/afforestationPage.ts";
import { latestChanges } from "../pages/latestChanges.ts";
import { overviewPage } from "../pages/overviewPage.ts";
import { projectRows, sketchRows } from "../pages/rows.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import {
  amountColumns,
  projectColumns,
  sketchColumns,
  sketchesName,
  stageColumns,
  stageNames,
  stagesShown,
} from "./columns.ts";
import { statusTableText } from "./statusTableText.ts";

const t = translator(statusTableText, "da-DK");

export const developmentColumns: readonly CsvColumn<DevelopmentPoint>[] = [
  { title: t("day"), value: ({ day }) => day },
  ...stageColumns<DevelopmentPoint>(t("prefix.projects"), ({ counts }, stage) => counts[stage]),
  ...stagesShown.flatMap((stage) =>
    amountColumns<DevelopmentPoint>(
      ({ effects }) => effects[stage],
      `, ${stageNames[stage].toLowerCase()}`,
    ),
  ),
];

export const measureColumns: readonly CsvColumn<MeasureRow>[] = [
  { title: t("measure"), value: ({ name }) => name },
  ...stageColumns<MeasureRow>("", ({ counts }, stage) => counts[stage]),
  { title: t("projects"), value: ({ total }) => total },
  { title: t("areaHa"), value: ({ areaHa }) => areaHa },
  ...amountColumns<MeasureRow>(({ effects }) => effects),
];

const changeColumns: readonly CsvColumn<ChangeRow>[] = [
  { title: t("date"), value: ({ at }) => new Date(at) },
  { title: t("projectId"), value: ({ projectId }) => projectId },
  { title: t("project"), value: ({ name }) => name },
  { title: t("municipality"), value: ({ municipality }) => municipality?.name },
  { title: t("measure"), value: ({ measure }) => measure },
  { title: t("from"), value: ({ from }) => (from === null ? null : stageNames[from]) },
  { title: t("to"), value: ({ to }) => stageNames[to] },
  { title: t("areaHa"), value: ({ areaHa }) => areaHa },
];

type GoalRow = StatusGoal & { name: string };

/** What one figure leads to, named by the figure that it extrapolates. */
function forecastColumns(
  figure: string,
  of: (goal: StatusGoal) => StatusForecast,
): readonly CsvColumn<GoalRow>[] {
  return [
    { title: t("addedPerMonth", { figure }), value: (row) => of(row).addedPerMonth },
    { title: t("forecast", { figure }), value: (row) => t(`forecast.${of(row).kind}`) },
    { title: t("metOn", { figure }), value: (row) => of(row).on?.slice(0, 7) },
    { title: t("monthsAfterDeadline", { figure }), value: (row) => of(row).monthsAfterDeadline },
    { title: t("atDeadline", { figure }), value: (row) => of(row).atDeadline },
  ];
}

const goalColumns: readonly CsvColumn<GoalRow>[] = [
  { title: t("effort"), value: ({ name }) => name },
  { title: t("goal"), value: ({ goal }) => goal },
  { title: t("deadline"), value: ({ deadline }) => deadline },
  ...stageColumns<GoalRow>("", ({ byStage }, stage) => byStage[stage]),
  {
    title: t("establishedShare"),
    value: ({ establishedShare }) => establishedShare,
    decimals: tableDecimalsOf.share,
  },
  { title: t("reached"), value: ({ reached }) => reached },
  {
    title: t("reachedShare"),
    value: ({ share }) => share,
    decimals: tableDecimalsOf.share,
  },
  { title: t("expectedDropout"), value: ({ expectedDropout }) => expectedDropout },
  { title: t("reachedAfterDropout"), value: ({ reachedAfterDropout }) => reachedAfterDropout },
  {
    title: t("shareAfterDropout"),
    value: ({ shareAfterDropout }) => shareAfterDropout,
    decimals: tableDecimalsOf.share,
  },
  { title: t("sketchesNotCounted"), value: ({ sketch }) => sketch },
  ...forecastColumns(t("of.established"), ({ forecasts }) => forecasts.established),
  ...forecastColumns(
    t("of.committedAfterDropout"),
    ({ forecasts }) => forecasts.committedAfterDropout,
  ),
  ...forecastColumns(t("of.committed"), ({ forecasts }) => forecasts.committed),
];

type ForestRow = {
  stage: string;
  count: number;
  ordinaryHa: number;
  untouchedHa: number;
  totalHa: number;
};
const forestColumns: readonly CsvColumn<ForestRow>[] = [
  { title: t("stage"), value: ({ stage }) => stage },
  { title: t("projects"), value: ({ count }) => count },
  { title: t("ordinaryForestHa"), value: ({ ordinaryHa }) => ordinaryHa },
  { title: t("untouchedForestHa"), value: ({ untouchedHa }) => untouchedHa },
  { title: t("inAllHa"), value: ({ totalHa }) => totalHa },
];

export const nationalTables: Record<StatusTable, (snapshot: Snapshot) => string> = {
  projects: (snapshot) =>
    writeCsv(projectColumns, projectRows(snapshot, wholeParts(snapshot).projects)),
  sketches: (snapshot) =>
    writeCsv(sketchColumns, sketchRows(snapshot, wholeParts(snapshot).sketches)),
  goals: (snapshot) => {
    const { goals } = overviewPage(snapshot);
    return writeCsv(
      goalColumns,
      effectKeys.map((effect) => ({ name: t(effect), ...goals[effect] })),
    );
  },
  development: (snapshot) => writeCsv(developmentColumns, overviewPage(snapshot).development),
  measures: (snapshot) => writeCsv(measureColumns, overviewPage(snapshot).byMeasure),
  changes: (snapshot) =>
    writeCsv(changeColumns, latestChanges(snapshot, snapshot.projects, Infinity)),
  afforestation: (snapshot) => {
    const { byStage, sketches } = afforestationPage(snapshot);
    return writeCsv(forestColumns, [
      ...stagesShown.map((stage) => ({ stage: stageNames[stage], ...byStage[stage] })),
      { stage: sketchesName, ...sketches },
    ]);
  },
};
