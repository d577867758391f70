import type { FigureValue } from "./isWritten.ts";
import type { Recomputed } from "./recompute.ts";

/** Sums in another order differ in the last digits, and the more so the larger they are. */
const same = (a: FigureValue, b: FigureValue) =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b;

/** A table as a spreadsheet reads it: headings, and the cells of each row by them. */
export type Table = { headings: string[]; rows: Record<string, string>[] };

export function readTable(text: string): Table {
  const lines = text.replace(/^\uFEFF/, "").split("\r\n");
  const cells = lines.filter((line) => line !== "").map(cellsOf);
  // What is known about the table is above its headings, alone in its line.
  const [headings = [], ...rows] = cells.filter(({ length }) => length > 1);
  return {
    headings,
    rows: rows.map((row) => Object.fromEntries(headings.map((name, i) => [name, row[i] ?? ""]))),
  };
}

function cellsOf(line: string): string[] {
  // A line may begin with an empty cell, so each has a semicolon before it.
  return [...`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

/** Which figure each column holds; a pattern's groups go into the name. */
type Columns = readonly (readonly [RegExp, string])[];

/** Columns that name or date something. */
const NO_FIGURE =
  /^(?:Id|Kode|Navn|Projekt|Projekt-id|Skitse-id|Skitseprojekt|Stadie|Virkemiddel|Tilskudsordning|Kommune|Kommunekode|Ansøgt|Ændret|Øst.*|Nord.*|Geometri-id|Dag|Dato|Fra|Til|Indsats|Frist|Vurdering|Fremskrivning,.*|Målet nået,.*|Nummer|Delopland|Kvælstof tæller|Behovets kilde|År|Kvartal|Type|Medregnet|Deloplande|Organisation|Senest ændret)$/;

const STAGES: Record<string, string> = {
  anlagt: "established",
  etableringstilsagn: "establishment",
  forundersøgelsestilsagn: "preliminary",
  skitser: "sketch",
};
const EFFECTS: Record<string, string> = {
  "Kvælstof (t)": "nitrogen",
  "Lavbund (ha)": "extraction",
  "Skov (ha)": "afforestation",
};
const EFFECT = String.raw`(Kvælstof \(t\)|Lavbund \(ha\)|Skov \(ha\))`;
const STAGE = "(Anlagt|Etableringstilsagn|Forundersøgelsestilsagn)";

/** A heading's words as the names that figures have. */
function named(heading: string, columns: Columns): string | null {
  for (const [pattern, name] of columns) {
    const found = pattern.exec(heading);
    if (!found) continue;
    return name.replace(/\$(\d)/g, (_, group: string) => {
      const word = found[Number(group)] ?? "";
      return EFFECTS[word] ?? STAGES[word.toLowerCase()] ?? word;
    });
  }
  return null;
}

const amounts: Columns = [
  [new RegExp(`^${EFFECT}(?:, i alt)?$`), "unit.$1"],
  [
    new RegExp(`^${EFFECT}, (anlagt|etableringstilsagn|forundersøgelsestilsagn|skitser)$`),
    "unit.$1.$2",
  ],
];

const coverage = (by: string, mark: string): Columns => [
  [new RegExp(`^Bidrag \\(t\\), ${by}$`), `${mark}.contributedT`],
  [new RegExp(`^Dækket \\(t\\), ${by}$`), `${mark}.coveredT`],
  [new RegExp(`^Mangler \\(t\\), ${by}$`), `${mark}.missingT`],
  [new RegExp(`^Deloplande, der mangler, ${by}$`), `${mark}.missingCount`],
  [new RegExp(`^Over behovet \\(t\\), ${by}$`), `${mark}.surplusT`],
  [new RegExp(`^Uden behov \\(t\\), ${by}$`), `${mark}.noNeedT`],
  [new RegExp(`^Dækket af behov, ${by}$`), `${mark}.share`],
];

export const unitColumns: Columns = [
  [/^Projekter i alt$/, "unit.total"],
  [/^Skitseprojekter$/, "unit.sketch_project"],
  [/^Projekter, Anlagt$/, "unit.established"],
  [/^Projekter, Etableringstilsagn$/, "unit.establishment_approval"],
  [/^Projekter, Forundersøgelsestilsagn$/, "unit.preliminary_examination_approval"],
  [/^Plads, kvælstof$/, "rank.nitrogen"],
  [/^Plads, lavbund$/, "rank.extraction"],
  [/^Plads, skov$/, "rank.afforestation"],
  [new RegExp(`^${EFFECT}, planlagt inkl\\. skitser$`), "unit.$1.planned"],
  [/^Reduktionsmål \(t\)$/, "plan.goalT"],
  [/^Markregulering \(t\)$/, "plan.fieldRegulationT"],
  [/^Behov \(t\)$/, "unit.need"],
  ...coverage("med tilsagn", "coverage"),
  ...coverage("inkl\\. skitser", "coverageInclSketches"),
  ...amounts,
];

const forecast = (words: string, figure: string): Columns => [
  [new RegExp(`^Tilføjet pr\\. måned, ${words}$`), `forecast.${figure}.addedPerMonth`],
  [new RegExp(`^Måneder efter fristen, ${words}$`), `forecast.${figure}.monthsAfterDeadline`],
  [new RegExp(`^Ved fristen, ${words}$`), `forecast.${figure}.atDeadline`],
];

export const goalColumns: Columns = [
  [/^Mål$/, "goal.goal"],
  [new RegExp(`^${STAGE}$`), "goal.$1"],
  [/^Anlagt, andel af målet$/, "goal.establishedShare"],
  [/^Med tilsagn \(anlagt talt med\)$/, "goal.committed"],
  [/^Med tilsagn, andel af målet$/, "goal.committedShare"],
  [/^Forventet frafald$/, "goal.dropout"],
  [/^Med tilsagn efter frafald$/, "goal.committedAfterDropout"],
  [/^Med tilsagn efter frafald, andel af målet$/, "goal.shareAfterDropout"],
  [/^Skitser \(tæller ikke med\)$/, "goal.sketch"],
  ...forecast("anlagt", "established"),
  ...forecast("med tilsagn efter frafald", "committedAfterDropout"),
  ...forecast("med tilsagn", "committed"),
];

export const projectColumns: Columns = [
  [/^Heraf her \(ha\)$/, "project.areaHa"],
  [/^Andel$/, "project.share"],
  [new RegExp(`^${EFFECT}$`), "project.$1"],
];
/** Of the whole project or sketch, next to its part in the unit. */
export const wholeColumns: Columns = [
  [/^Areal \(ha\)$/, "project.areaHa"],
  [new RegExp(`^${EFFECT}, hele (?:projektet|skitsen)$`), "project.$1"],
];
export const isWhole = /^Areal \(ha\)$|, hele (?:projektet|skitsen)$/;
export const isPart = new RegExp(`^Heraf her|^Andel$|^${EFFECT}$`);

export const changeColumns: Columns = [[/^Areal \(ha\)$/, "project.areaHa"]];

/** Each row a stage; what its figures are called there is `totalsName`'s. */
export const totalsColumns: Columns = [
  [/^Projekter$/, "count"],
  [new RegExp(`^${EFFECT}$`), "$1"],
];
const COUNTS: Record<string, string> = {
  "I alt": "total",
  Skitseprojekter: "sketch_project",
  Anlagt: "established",
  Etableringstilsagn: "establishment_approval",
  Forundersøgelsestilsagn: "preliminary_examination_approval",
};
export function totalsName(name: string, { Stadie = "" }: Record<string, string>): string {
  if (name === "count") return `unit.${COUNTS[Stadie]}`;
  if (Stadie === "I alt") return `unit.${name}`;
  return `unit.${name}.${Stadie === "Skitseprojekter" ? "sketch" : STAGES[Stadie.toLowerCase()]}`;
}

/** The country's part of a unit's goals, and the unit's own. */
export const countryGoalColumns: Columns = [
  [/^Mål$/, "goal.goal"],
  [/^Hele landet$/, "goal.committed"],
  [/^Landets andel af målet$/, "goal.committedShare"],
];
export const ownGoalColumns: Columns = [
  [/^Herfra$/, "own"],
  [/^Herfra af målet$/, "ownShareOfGoal"],
];
export function ownGoalName(name: string, { Indsats = "" }: Record<string, string>): string {
  return name.replace("own", `unit.${EFFECTS[Indsats]}`);
}

export const developmentColumns: Columns = [
  [/^Projekter, Anlagt$/, "on.projects.established"],
  [/^Projekter, Etableringstilsagn$/, "on.projects.establishment_approval"],
  [/^Projekter, Forundersøgelsestilsagn$/, "on.projects.preliminary_examination_approval"],
  [new RegExp(`^${EFFECT}, anlagt$`), "on.$1.established"],
  [new RegExp(`^${EFFECT}, etableringstilsagn$`), "on.$1.establishment_approval"],
  [new RegExp(`^${EFFECT}, forundersøgelsestilsagn$`), "on.$1.preliminary_examination_approval"],
];

export const subColumns: Columns = [
  [/^Behov \(t\)$/, "sub.needT"],
  [/^Med tilsagn \(t\)$/, "sub.committedT"],
  [/^Anlagt$/, "sub.achievedT"],
  [/^Etableringstilsagn$/, "sub.establishmentT"],
  [/^Forundersøgelsestilsagn$/, "sub.preliminaryT"],
  [/^Dækket \(t\)$/, "sub.coveredT"],
  [/^Planlagt inkl\. skitser \(t\)$/, "sub.plannedT"],
  [/^Mangler inkl\. skitser \(t\)$/, "sub.missingInclSketchesT"],
  [/^Mangler \(t\)$/, "sub.missingT"],
  [/^Over behovet \(t\)$/, "sub.surplusT"],
  [/^Skitser \(t\)$/, "sub.sketchT"],
  [/^Dækket af behov$/, "sub.coveredShare"],
];

export const measureColumns: Columns = [
  [/^Projekter$/, "unit.total"],
  [/^Anlagt$/, "unit.established"],
  [/^Etableringstilsagn$/, "unit.establishment_approval"],
  [/^Forundersøgelsestilsagn$/, "unit.preliminary_examination_approval"],
  [/^Areal \(ha\)$/, "unit.projectAreaHa"],
  [new RegExp(`^${EFFECT}$`), "unit.$1"],
];

export const landColumns: Columns = [
  [/^Projektjord \(ha\)$/, "land.projectLandHa"],
  [/^Puljejord \(ha\)$/, "land.compensationLandHa"],
  [/^Bindende aftaler \(ha\)$/, "land.bindingAgreementsHa"],
];

export const forestColumns: Columns = [
  [/^Projekter$/, "forest.count"],
  [/^Almindelig skov \(ha\)$/, "forest.ordinaryHa"],
  [/^Urørt skov \(ha\)$/, "forest.untouchedHa"],
  [/^I alt \(ha\)$/, "forest.totalHa"],
];

export const itemColumns: Columns = [
  [/^Kvælstof \(t\)$/, "item.onceT"],
  [/^Kvælstof uden fradrag for overlap \(t\)$/, "item.nitrogenT"],
];

/** Six decimals of a share and four of anything else are what means something. */
const DECIMALS = /^-?\d+(?:,(\d+))?$/;

/** Each cell of a table against the recomputation; a column that names no figure is a fault too. */
export async function tableFaults(
  { headings, rows }: Table,
  given: {
    name: string;
    columns: Columns;
    of: (row: Record<string, string>) => string | null;
    besides?: RegExp;
    /** Where a row decides with the column which figure a cell holds. */
    nameIn?: (name: string, row: Record<string, string>) => string;
  },
  recomputed: Recomputed,
): Promise<{ compared: number; faults: string[] }> {
  const faults: string[] = [];
  let compared = 0;
  for (const heading of headings) {
    const columnName = named(heading, given.columns);
    if (columnName === null) {
      if (!NO_FIGURE.test(heading) && !given.besides?.test(heading))
        faults.push(`${given.name}: the column ${heading} names no figure`);
      continue;
    }
    for (const row of rows) {
      const cell = row[heading]!;
      const of = given.of(row);
      if (cell === "" || of === null) continue;
      if (!DECIMALS.test(cell)) faults.push(`${given.name}: ${heading} is ${cell}`);
      const value = Number(cell.replace(",", "."));
      const name = given.nameIn?.(columnName, row) ?? columnName;
      const expected = await recomputed(name, of);
      const decimals = DECIMALS.exec(cell)?.[1]?.length ?? 0;
      if (decimals > 6) faults.push(`${given.name}: ${heading} is ${cell}, with digits of noise`);
      compared += 1;
      if (expected === undefined) faults.push(`${given.name}: ${name} of ${of} is not recomputed`);
      else if (typeof expected === "string")
        faults.push(`${given.name}: ${name} of ${of} is a date, ${expected}`);
      else if (Math.abs(expected - value) > 0.6 * 10 ** -4 && !same(expected, value))
        faults.push(`${given.name}: ${name} of ${of} is ${cell}, from rows ${expected}`);
    }
  }
  return { compared, faults };
}
