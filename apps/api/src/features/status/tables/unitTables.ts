import type { SubCatchmentRow, UnitPage } from "@mars/contracts/statusPages";
import type { UnitTable } from "@mars/contracts/statusProvenance";
import type { Amounts, EffectKey } from "@mars/contracts/statusShapes";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
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

const needSources = {
  official: "officielt",
  edited: "rettet af den ansvarlige",
  "shared-by-area": "fordelt efter areal",
} as const;

const subCatchmentColumns: readonly CsvColumn<SubCatchmentRow>[] = [
  { title: "Nummer", value: ({ opId }) => opId },
  { title: "Delopland", value: ({ name }) => name },
  { title: "Areal (ha)", value: ({ areaHa }) => areaHa },
  { title: "Kvælstof tæller", value: ({ nitrogenCounts }) => nitrogenCounts },
  { title: "Behov (t)", value: ({ needT }) => needT },
  { title: "Behovets kilde", value: ({ needSource }) => needSources[needSource] },
  ...stageColumns<SubCatchmentRow>("", ({ byStage }, stage) => byStage[stage]),
  { title: "Med tilsagn (t)", value: ({ committedT }) => committedT },
  { title: "Dækket (t)", value: ({ coveredT }) => coveredT },
  {
    title: "Dækket af behov",
    value: ({ coveredShare }) => coveredShare,
    decimals: tableDecimalsOf.share,
  },
  { title: "Mangler (t)", value: ({ missingT }) => missingT },
  { title: "Over behovet (t)", value: ({ surplusT }) => surplusT },
  { title: "Skitser (t)", value: ({ sketchT }) => sketchT },
  { title: "Planlagt inkl. skitser (t)", value: ({ plannedT }) => plannedT },
  { title: "Mangler inkl. skitser (t)", value: ({ missingInclSketchesT }) => missingInclSketchesT },
];

type TotalsRow = { name: string; count: number; amounts: Amounts };
const totalsColumns: readonly CsvColumn<TotalsRow>[] = [
  { title: "Stadie", value: ({ name }) => name },
  { title: "Projekter", value: ({ count }) => count },
  ...amountColumns<TotalsRow>(({ amounts }) => amounts),
];

const goalNames = [
  ["nitrogen", "Kvælstof (t)"],
  ["extraction", "Lavbund (ha)"],
  ["afforestation", "Skov (ha)"],
] as const satisfies readonly (readonly [EffectKey, string])[];

type GoalRow = { name: string; effect: EffectKey; page: UnitPage };
/** The national goals, how far the country is, and the unit's part of it. */
const goalColumns: readonly CsvColumn<GoalRow>[] = [
  { title: "Indsats", value: ({ name }) => name },
  { title: "Mål", value: ({ effect, page }) => page.nationalGoals[effect] },
  { title: "Hele landet", value: ({ effect, page }) => page.countryTotals[effect] },
  {
    title: "Landets andel af målet",
    value: ({ effect, page }) => page.countryTotals[effect] / page.nationalGoals[effect],
    decimals: tableDecimalsOf.share,
  },
  { title: "Herfra", value: ({ effect, page }) => page.totals.total[effect] },
  {
    title: "Herfra af målet",
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
      goalNames.map(([effect, name]) => ({ name, effect, page })),
    ),
  totals: ({ counts, totals }) =>
    writeCsv(totalsColumns, [
      ...stagesShown.map((stage) => ({
        name: stageNames[stage],
        count: counts[stage],
        amounts: totals.byStage[stage],
      })),
      { name: "I alt", count: counts.total, amounts: totals.total },
      { name: sketchesName, count: counts.sketch_project, amounts: totals.sketches },
    ]),
};
