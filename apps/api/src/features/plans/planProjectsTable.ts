import type { PlanProject, PlanSketch } from "@mars/contracts/planShapes";
import { formatDateTime } from "@mars/wording/format/dates";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
import { stageText } from "@mars/wording/stages/stageText";
import { type CsvColumn, writeCsv } from "../../platform/csv/writeCsv.ts";
import type { Queryable } from "../../platform/database/Database.ts";
import type { Person } from "../../platform/identity/person.ts";
import { readMeasures, readSchemes } from "../../platform/schemes/readSchemes.ts";
import { readPlanProjects } from "./projectQueries.ts";
import { planSketch } from "./sketchAnswer.ts";
import { readSketches } from "./sketchQueries.ts";

type Item = PlanSketch | PlanProject;

const stageNames: Record<Item["stage"], string> = stageText.texts.da;

/** Sketches and applied projects of a plan as one table; figures are the part inside the plan. */
export async function planProjectsTable(
  database: Queryable,
  plan: { id: string; title: string },
  person: Person,
  at: Date,
): Promise<string> {
  const planId = plan.id;
  const [sketches, projects, schemes, measures] = await Promise.all([
    readSketches(database, planId),
    readPlanProjects(database, planId),
    readSchemes(database),
    readMeasures(database),
  ]);
  const nameOf = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((entry) => entry.id === id)?.name ?? "";
  const columns: CsvColumn<Item>[] = [
    { title: "Id", value: ({ id }) => id },
    { title: "Navn", value: ({ name }) => name },
    { title: "Stadie", value: ({ stage }) => stageNames[stage] },
    {
      title: "Type",
      value: (item) => ("kind" in item && item.kind === "uroert_skov" ? "Urørt skov" : "Projekt"),
    },
    { title: "Medregnet", value: ({ included }) => included },
    { title: "Virkemiddel", value: (item) => nameOf(measures, item.mitigationMeasureId) },
    { title: "Tilskudsordning", value: (item) => nameOf(schemes, item.subsidySchemeId) },
    { title: "Areal (ha)", value: ({ areaHa }) => areaHa },
    {
      title: "Andel i rapporten",
      value: ({ shareOfPlan }) => shareOfPlan,
      decimals: tableDecimalsOf.share,
    },
    { title: "Kvælstof (t)", value: ({ effects }) => effects.nitrogenReductionT },
    { title: "Udtagning (ha)", value: ({ effects }) => effects.extractionEffortHa },
    { title: "Skovrejsning (ha)", value: ({ effects }) => effects.afforestationEffortHa },
    {
      title: "Deloplande",
      value: ({ subCatchments }) => subCatchments.map(({ opId }) => opId).join(", "),
    },
    { title: "Organisation", value: (item) => ("organization" in item ? item.organization : "") },
    { title: "Senest ændret", value: ({ updatedAt }) => new Date(updatedAt) },
  ];
  const items: Item[] = [...projects, ...sketches.map((sketch) => planSketch(sketch, person))];
  const about = `Kilde: MARS, kystvandgrupperapporten ${plan.title}, som den stod ${formatDateTime(at)}. Projekter og udgivne skitser er offentlige data, fri brug med kildeangivelse. Skitser, der ikke er udgivet, er ikke offentlige.`;
  return writeCsv(columns, items, about);
}
