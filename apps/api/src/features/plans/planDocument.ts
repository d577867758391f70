import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/planShapes";
import type { EffectTotals } from "@mars/domain/effects/effects";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { locales } from "@mars/wording/language/languages";
import type { Queryable } from "../../platform/database/Database.ts";
import type { Person } from "../../platform/identity/person.ts";
import { mapBox, mapSvg } from "../../platform/pdf/mapSvg.ts";
import type { PdfBlock, PdfDocument } from "../../platform/pdf/PdfDocument.ts";
import { sumsByPlan } from "./countedQueries.ts";
import { readCountedOnce } from "./countedOnce.ts";
import { outlinesOf } from "./exportQueries.ts";
import { planAnswer, plannedOf } from "./planAnswer.ts";
import { readPlanProjects } from "./projectQueries.ts";
import { planSketch } from "./sketchAnswer.ts";
import { readSketches } from "./sketchQueries.ts";

const f = formats(locales.da);
const tons = (value: number | null) => f.amount(value ?? 0);
const hectares = (value: number | null) => f.amount(value ?? 0);

/** The report on paper: the balance, each sub-catchment, and every project that counts. */
export async function planDocument(
  database: Queryable,
  planId: string,
  person: Person,
  at: Date,
): Promise<PdfDocument> {
  const [plan, sketches, projects, [sums]] = await Promise.all([
    planAnswer(database, planId, person),
    readSketches(database, planId),
    readPlanProjects(database, planId),
    sumsByPlan(database, planId),
  ]);
  const planned = plannedOf(sums);
  const once = await readCountedOnce(database, planId, planned);
  const shown = sketches.map((sketch) => planSketch(sketch, person));
  return {
    language: "da",
    title: plan.title,
    kicker: `Kystvandgrupperapport · ${editionOf(plan)}`,
    description: `Planlagte og anlagte effekter i ${plan.title}`,
    author: plan.responsibleOrganization ?? "MARS",
    footer: `MARS · ${formatDateTime(at.toISOString())}`,
    at,
    blocks: [
      keyFigures(plan),
      countedTwiceLine(planned, once),
      ...(plan.geographySource === "demo"
        ? [
            {
              kind: "note",
              tone: "warning",
              text: "Kortet bygger på demonstrationsgeografi, ikke på de officielle grænser.",
            } as const,
          ]
        : []),
      ...(plan.description ? [{ kind: "paragraph", text: plan.description } as const] : []),
      await mapBlock(database, plan, shown, projects),
      { kind: "heading", level: 2, text: "Deloplande" },
      subCatchmentTable(plan),
      {
        kind: "paragraph",
        text: `Med frafald: når ${f.exactPercent(EXPECTED_DROPOUT_SHARE)} af det, der har etableringstilsagn, ikke bliver til noget.`,
      },
      { kind: "heading", level: 2, text: "Projekter med tilsagn" },
      itemTable(projects),
      { kind: "heading", level: 2, text: "Skitseprojekter" },
      itemTable(shown.filter(({ kind }) => kind === "sketch_project")),
      ...untouchedForest(shown),
    ],
  };
}

/** What is printed is the working state, which may be ahead of what was published. */
function editionOf({ status, versionNumber, hasUnpublishedChanges }: Plan): string {
  if (status !== "published") return "kladde";
  return hasUnpublishedChanges ? `kladde efter udgave ${versionNumber}` : `udgave ${versionNumber}`;
}

/** Untouched forest counts with what it gives; it stands apart, as it does on the page. */
function untouchedForest(sketches: readonly PlanSketch[]): PdfBlock[] {
  const forest = sketches.filter(({ kind }) => kind === "uroert_skov");
  if (forest.length === 0) return [];
  return [{ kind: "heading", level: 2, text: "Urørt skov" }, itemTable(forest)];
}

/** 'Intet behov' only where the goal is 0: regulation of the fields may cover a goal by itself. */
function withoutNeed(verdict: Plan["verdict"]): string {
  return verdict === "field-regulation" ? "Markregulering dækker behovet" : "Intet behov";
}

function keyFigures({ balance, planned, verdict }: Plan): PdfBlock {
  return {
    kind: "figures",
    items: [
      {
        label: "Behov",
        value: balance.hasNeed ? tons(balance.needT) : withoutNeed(verdict),
        unit: balance.hasNeed ? "t N" : "",
      },
      { label: "Planlagt", value: tons(balance.plannedT), unit: "t N" },
      { label: "Mangler", value: tons(balance.remainingT), unit: "t N" },
      { label: "Med frafald", value: tons(balance.remainingAfterDropoutT), unit: "t N" },
      { label: "Udtagning", value: hectares(planned.extractionEffortHa), unit: "ha" },
    ],
  };
}

/** Land counted twice is part of the balance, as it is on the page and in the published version. */
function countedTwiceLine(planned: EffectTotals, once: EffectTotals): PdfBlock {
  const [withT, onceT] = [planned.nitrogenReductionT, once.nitrogenReductionT];
  const text =
    withT - onceT < 0.05
      ? "Ingen jord er talt to gange."
      : `${f.tons(withT)} er planlagt. ${f.tons(withT - onceT)} af det ligger på jord, der er talt to gange. Uden det er ${f.tons(onceT)} planlagt.`;
  return { kind: "paragraph", text };
}

function subCatchmentTable({ subCatchments, verdict, outsideSubCatchments }: Plan): PdfBlock {
  const outsideT = outsideSubCatchments.nitrogenReductionT ?? 0;
  return {
    kind: "table",
    columns: [
      { title: "Delopland", width: 2 },
      { title: "Behov, t", align: "right" },
      { title: "Planlagt, t", align: "right" },
      { title: "Anlagt, t", align: "right" },
      { title: "Mangler, t", align: "right" },
      { title: "Med frafald, t", align: "right" },
    ],
    rows: [
      ...subCatchments.map(({ name, balance }) => [
        name,
        balance.hasNeed ? tons(balance.needT) : withoutNeed(verdict),
        tons(balance.plannedT),
        tons(balance.achievedT),
        tons(balance.remainingT),
        tons(balance.remainingAfterDropoutT),
      ]),
      // Without it the rows would not add up to what is planned.
      ...(outsideT > 0
        ? [["Uden for deloplandene eller uden omrids", "", tons(outsideT), "", "", ""]]
        : []),
    ],
  };
}

function itemTable(items: readonly (PlanSketch | PlanProject)[]): PdfBlock {
  if (items.length === 0) return { kind: "paragraph", text: "Ingen." };
  return {
    kind: "table",
    columns: [
      { title: "Navn", width: 3 },
      { title: "Medregnet" },
      { title: "Areal, ha", align: "right" },
      { title: "Kvælstof, t", align: "right" },
      { title: "Udtagning, ha", align: "right" },
    ],
    rows: items.map((item) => [
      item.name,
      item.included ? "Ja" : "Nej",
      hectares(item.areaHa),
      tons(item.effects.nitrogenReductionT),
      hectares(item.effects.extractionEffortHa),
    ]),
  };
}

async function mapBlock(
  database: Queryable,
  plan: Plan,
  sketches: readonly PlanSketch[],
  projects: readonly PlanProject[],
): Promise<PdfBlock> {
  if (plan.extent === null)
    return {
      kind: "note",
      tone: "warning",
      text: "Der er intet kort: kystvandgruppens grænser er ikke indlæst.",
    };
  // One point of the drawing is about a two-hundredth of the plan's width.
  const toleranceM = (plan.extent[2] - plan.extent[0]) / 1_500;
  const ids = (items: readonly { geoLocationId: string }[]) =>
    items.map((item) => item.geoLocationId);
  const included = sketches.filter(({ included: counts }) => counts);
  const outlines = await outlinesOf(
    database,
    [plan.geoLocationId, ...ids(plan.subCatchments), ...ids(included), ...ids(projects)],
    toleranceM,
  );
  const shapes = (wanted: readonly string[]) =>
    wanted.flatMap((id) => {
      const shape = outlines.get(id);
      return shape ? [shape] : [];
    });
  return {
    kind: "image",
    alt: `Kort over ${plan.title} med ${projects.length} projekter og ${included.length} medregnede skitseprojekter.`,
    caption: "Projekter og medregnede skitseprojekter i rapportens område",
    svg: mapSvg({
      box: mapBox(shapes([plan.geoLocationId])),
      layers: [
        { shapes: shapes([plan.geoLocationId]), fill: "#ecece7" },
        { shapes: shapes(ids(plan.subCatchments)), stroke: "#9aa5a4", strokeWidth: 0.8 },
        { shapes: shapes(ids(included)), stroke: "#636f6c", strokeWidth: 0.8, hatch: "#636f6c" },
        { shapes: shapes(ids(projects)), fill: "#5f9e78", stroke: "#2f6b52", strokeWidth: 0.8 },
      ],
      legend: [
        { label: "Projekt", fill: "#5f9e78", stroke: "#2f6b52" },
        { label: "Skitseprojekt", stroke: "#636f6c", hatch: "#636f6c" },
      ],
      north: "N",
    }),
  };
}
