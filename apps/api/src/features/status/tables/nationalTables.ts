import type { StatusTable } from "@mars/contracts/statusProvenance";
import type {
  ChangeRow,
  DevelopmentPoint,
  MeasureRow,
  StatusForecast,
  StatusGoal,
} from "@mars/contracts/statusShapes";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
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

export const developmentColumns: readonly CsvColumn<DevelopmentPoint>[] = [
  { title: "Dag", value: ({ day }) => day },
  ...stageColumns<DevelopmentPoint>("Projekter, ", ({ counts }, stage) => counts[stage]),
  ...stagesShown.flatMap((stage) =>
    amountColumns<DevelopmentPoint>(
      ({ effects }) => effects[stage],
      `, ${stageNames[stage].toLowerCase()}`,
    ),
  ),
];

export const measureColumns: readonly CsvColumn<MeasureRow>[] = [
  { title: "Virkemiddel", value: ({ name }) => name },
  ...stageColumns<MeasureRow>("", ({ counts }, stage) => counts[stage]),
  { title: "Projekter", value: ({ total }) => total },
  { title: "Areal (ha)", value: ({ areaHa }) => areaHa },
  ...amountColumns<MeasureRow>(({ effects }) => effects),
];

const changeColumns: readonly CsvColumn<ChangeRow>[] = [
  { title: "Dato", value: ({ at }) => new Date(at) },
  { title: "Projekt-id", value: ({ projectId }) => projectId },
  { title: "Projekt", value: ({ name }) => name },
  { title: "Kommune", value: ({ municipality }) => municipality?.name },
  { title: "Virkemiddel", value: ({ measure }) => measure },
  { title: "Fra", value: ({ from }) => (from === null ? null : stageNames[from]) },
  { title: "Til", value: ({ to }) => stageNames[to] },
  { title: "Areal (ha)", value: ({ areaHa }) => areaHa },
];

type GoalRow = StatusGoal & { name: string };

const forecastNames: Record<StatusForecast["kind"], string> = {
  met: "Nået",
  month: "Når målet",
  "out-of-reach": "Når ikke målet med det nuværende tempo",
  still: "Tempoet er nul",
  "too-short": "Under 12 måneders historik",
};

/** What one figure leads to, named by the figure that it extrapolates. */
function forecastColumns(
  figure: string,
  of: (goal: StatusGoal) => StatusForecast,
): readonly CsvColumn<GoalRow>[] {
  return [
    { title: `Tilføjet pr. måned, ${figure}`, value: (row) => of(row).addedPerMonth },
    { title: `Fremskrivning, ${figure}`, value: (row) => forecastNames[of(row).kind] },
    { title: `Målet nået, ${figure}`, value: (row) => of(row).on?.slice(0, 7) },
    { title: `Måneder efter fristen, ${figure}`, value: (row) => of(row).monthsAfterDeadline },
    { title: `Ved fristen, ${figure}`, value: (row) => of(row).atDeadline },
  ];
}

const goalColumns: readonly CsvColumn<GoalRow>[] = [
  { title: "Indsats", value: ({ name }) => name },
  { title: "Mål", value: ({ goal }) => goal },
  { title: "Frist", value: ({ deadline }) => deadline },
  ...stageColumns<GoalRow>("", ({ byStage }, stage) => byStage[stage]),
  {
    title: "Anlagt, andel af målet",
    value: ({ establishedShare }) => establishedShare,
    decimals: tableDecimalsOf.share,
  },
  { title: "Med tilsagn (anlagt talt med)", value: ({ reached }) => reached },
  {
    title: "Med tilsagn, andel af målet",
    value: ({ share }) => share,
    decimals: tableDecimalsOf.share,
  },
  { title: "Forventet frafald", value: ({ expectedDropout }) => expectedDropout },
  { title: "Med tilsagn efter frafald", value: ({ reachedAfterDropout }) => reachedAfterDropout },
  {
    title: "Med tilsagn efter frafald, andel af målet",
    value: ({ shareAfterDropout }) => shareAfterDropout,
    decimals: tableDecimalsOf.share,
  },
  { title: "Skitser (tæller ikke med)", value: ({ sketch }) => sketch },
  ...forecastColumns("anlagt", ({ forecasts }) => forecasts.established),
  ...forecastColumns(
    "med tilsagn efter frafald",
    ({ forecasts }) => forecasts.committedAfterDropout,
  ),
  ...forecastColumns("med tilsagn", ({ forecasts }) => forecasts.committed),
];

type ForestRow = {
  stage: string;
  count: number;
  ordinaryHa: number;
  untouchedHa: number;
  totalHa: number;
};
const forestColumns: readonly CsvColumn<ForestRow>[] = [
  { title: "Stadie", value: ({ stage }) => stage },
  { title: "Projekter", value: ({ count }) => count },
  { title: "Almindelig skov (ha)", value: ({ ordinaryHa }) => ordinaryHa },
  { title: "Urørt skov (ha)", value: ({ untouchedHa }) => untouchedHa },
  { title: "I alt (ha)", value: ({ totalHa }) => totalHa },
];

export const nationalTables: Record<StatusTable, (snapshot: Snapshot) => string> = {
  projects: (snapshot) =>
    writeCsv(projectColumns, projectRows(snapshot, wholeParts(snapshot).projects)),
  sketches: (snapshot) =>
    writeCsv(sketchColumns, sketchRows(snapshot, wholeParts(snapshot).sketches)),
  goals: (snapshot) => {
    const { goals } = overviewPage(snapshot);
    return writeCsv(goalColumns, [
      { name: "Kvælstof (t)", ...goals.nitrogen },
      { name: "Lavbund (ha)", ...goals.extraction },
      { name: "Skov (ha)", ...goals.afforestation },
    ]);
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
