import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { countsInPlan } from "@mars/domain/plans/countsInPlan";
import { formatDateTime } from "@mars/wording/format/dates";
import { type Format, formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { translator, type TranslatorOf } from "@mars/wording/language/text";
import { countedOnceWords } from "@mars/wording/plans/countedOnceWords";
import { howSureWords } from "@mars/wording/plans/howSureWords";
import { planReportText } from "@mars/wording/plans/planReportText";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { mapBox, mapSvg } from "../../../platform/pdf/mapSvg.ts";
import type { PdfBlock, PdfDocument } from "../../../platform/pdf/PdfDocument.ts";
import { outlinesOf } from "./exportQueries.ts";
import { planAnswer } from "../plan/planAnswer.ts";
import { lostOf, readCounted } from "../plan/countedQueries.ts";
import { readPlanProjects } from "../plan/projectQueries.ts";
import { planSketch } from "../sketch/sketchAnswer.ts";
import { readSketches } from "../sketch/sketchQueries.ts";
import { readVersions, type VersionRow } from "../publication/versionQueries.ts";

/** The texts and the figures of the language that the report is written in. */
type Words = { t: TranslatorOf<typeof planReportText>; f: Format };

const amount = ({ f }: Words, value: number | null) => f.amount(value ?? 0);

/** The report on paper: the balance, each sub-catchment, and every project that counts. */
export async function planDocument(
  database: Queryable,
  { planId, person, at }: { planId: string; person: Person; at: Date },
  language: Language,
): Promise<PdfDocument> {
  const locale = locales[language];
  const words: Words = { t: translator(planReportText, locale), f: formats(locale) };
  const { t, f } = words;
  const [plan, sketches, applied, versions, counted] = await Promise.all([
    planAnswer(database, planId, person),
    readSketches(database, planId),
    readPlanProjects(database, planId),
    readVersions(database, planId),
    readCounted(database, planId),
  ]);
  const lost = lostOf(counted);
  const once = <Item extends PlanSketch | PlanProject>(item: Item): Item => ({
    ...item,
    effects: scaleEffects(item.effects, 1 - (lost.get(item.id) ?? 0)),
  });
  const projects = applied.map(once);
  const shown = sketches.map((sketch) => once(planSketch(sketch, person)));
  return {
    language,
    title: plan.title,
    kicker: t("kicker", { edition: editionOf(plan, words) }),
    description: t("description", { title: plan.title }),
    author: plan.responsibleOrganization ?? "MARS",
    footer: `MARS · ${formatDateTime(at.toISOString())}`,
    at,
    blocks: [
      keyFigures(plan, words),
      { kind: "paragraph", text: countedOnceWords(plan.balance, locale) },
      ...(plan.assumptions.isPublic && plan.balance.hasNeed
        ? [
            {
              kind: "paragraph",
              text: howSureWords(plan.balance.probability ?? 0, plan.assumptions, locale),
            } as const,
          ]
        : []),
      ...publishedAnyway(versions, words),
      ...(plan.geographySource === "demo"
        ? [
            {
              kind: "note",
              tone: "warning",
              text: t("demoGeography"),
            } as const,
          ]
        : []),
      ...(plan.isTextInvented
        ? [{ kind: "note", tone: "warning", text: t("demoText") } as const]
        : []),
      ...(plan.description ? [{ kind: "paragraph", text: plan.description } as const] : []),
      await mapBlock(database, { plan, sketches: shown, projects }, words),
      { kind: "heading", level: 2, text: t("subCatchments") },
      subCatchmentTable(plan, words),
      {
        kind: "paragraph",
        text: t("dropout", { share: f.exactPercent(EXPECTED_DROPOUT_SHARE) }),
      },
      { kind: "heading", level: 2, text: t("projects") },
      itemTable(projects, words),
      { kind: "heading", level: 2, text: t("sketches") },
      itemTable(
        shown.filter(({ kind }) => kind === "sketch_project"),
        words,
      ),
      ...untouchedForest(shown, words),
    ],
  };
}

/** What is printed is the working state, which may be ahead of what was published. */
function editionOf({ status, versionNumber, hasUnpublishedChanges }: Plan, { t }: Words): string {
  if (status !== "published") return t("edition.draft");
  return t(hasUnpublishedChanges ? "edition.draftAfter" : "edition.published", {
    number: versionNumber,
  });
}

/** Why the public version was published although its figures are not all as they should be. */
function publishedAnyway(versions: readonly VersionRow[], { t }: Words): PdfBlock[] {
  const current = versions.find(({ endedAt }) => endedAt === null);
  if (!current || current.reason === "") return [];
  const { number, reason } = current;
  return [{ kind: "note", tone: "warning", text: t("publishedAnyway", { number, reason }) }];
}

/** Untouched forest counts with what it gives; it stands apart, as it does on the page. */
function untouchedForest(sketches: readonly PlanSketch[], words: Words): PdfBlock[] {
  const forest = sketches.filter(({ kind }) => kind === "uroert_skov");
  if (forest.length === 0) return [];
  return [{ kind: "heading", level: 2, text: words.t("untouched") }, itemTable(forest, words)];
}

/** 'Intet behov' only where the goal is 0: regulation of the fields may cover a goal by itself. */
function withoutNeed(verdict: Plan["verdict"], { t }: Words): string {
  return t(verdict === "field-regulation" ? "fieldRegulation" : "noNeed");
}

/** Of the whole plan. A sub-catchment whose figure is edited to 0 has no need of its own. */
function planWithoutNeed(verdict: Plan["verdict"], words: Words): string {
  return verdict === "unshared" ? words.t("unshared") : withoutNeed(verdict, words);
}

function keyFigures({ balance, planned, verdict }: Plan, words: Words): PdfBlock {
  const { t } = words;
  return {
    kind: "figures",
    items: [
      {
        label: t("need"),
        value: balance.hasNeed ? amount(words, balance.needT) : planWithoutNeed(verdict, words),
        unit: balance.hasNeed ? "t N" : "",
      },
      { label: t("planned"), value: amount(words, balance.plannedT), unit: "t N" },
      // As on the page: after the expected dropout, and then the same before it.
      { label: t("missing"), value: amount(words, balance.remainingAfterDropoutT), unit: "t N" },
      { label: t("beforeDropout"), value: amount(words, balance.remainingT), unit: "t N" },
      { label: t("extraction"), value: amount(words, planned.extractionEffortHa), unit: "ha" },
    ],
  };
}

function subCatchmentTable(
  { subCatchments, verdict, outsideSubCatchments }: Plan,
  words: Words,
): PdfBlock {
  const { t } = words;
  const outsideT = outsideSubCatchments.nitrogenReductionT ?? 0;
  return {
    kind: "table",
    columns: [
      { title: t("subCatchment"), width: 2 },
      { title: t("inTons", { figure: t("need") }), align: "right" },
      { title: t("inTons", { figure: t("planned") }), align: "right" },
      { title: t("inTons", { figure: t("established") }), align: "right" },
      { title: t("inTons", { figure: t("missing") }), align: "right" },
      { title: t("inTons", { figure: t("beforeDropout") }), align: "right" },
    ],
    rows: [
      ...subCatchments.map(({ name, balance }) => [
        name,
        balance.hasNeed ? amount(words, balance.needT) : withoutNeed(verdict, words),
        amount(words, balance.plannedT),
        amount(words, balance.achievedT),
        amount(words, balance.remainingAfterDropoutT),
        amount(words, balance.remainingT),
      ]),
      // Without it the rows would not add up to what is planned.
      ...(outsideT > 0 ? [[t("outside"), "", amount(words, outsideT), "", "", ""]] : []),
    ],
  };
}

function itemTable(items: readonly (PlanSketch | PlanProject)[], words: Words): PdfBlock {
  const { t } = words;
  if (items.length === 0) return { kind: "paragraph", text: t("none") };
  return {
    kind: "table",
    columns: [
      { title: t("name"), width: 3 },
      { title: t("included") },
      { title: t("inHectares", { figure: t("area") }), align: "right" },
      { title: t("inTons", { figure: t("nitrogen") }), align: "right" },
      { title: t("inHectares", { figure: t("extraction") }), align: "right" },
    ],
    rows: items.map((item) => [
      item.name,
      t(countsInPlan(item) ? "yes" : "no"),
      amount(words, item.areaHa),
      amount(words, item.effects.nitrogenReductionT),
      amount(words, item.effects.extractionEffortHa),
    ]),
  };
}

async function mapBlock(
  database: Queryable,
  {
    plan,
    sketches,
    projects,
  }: { plan: Plan; sketches: readonly PlanSketch[]; projects: readonly PlanProject[] },
  { t }: Words,
): Promise<PdfBlock> {
  if (plan.extent === null)
    return {
      kind: "note",
      tone: "warning",
      text: t("noMap"),
    };
  // One point of the drawing is about a two-hundredth of the plan's width.
  const toleranceM = (plan.extent[2] - plan.extent[0]) / 1_500;
  const ids = (items: readonly { geoLocationId: string }[]) =>
    items.map((item) => item.geoLocationId);
  const included = sketches.filter(countsInPlan);
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
    alt: t("map.alt", {
      title: plan.title,
      projects: t("map.projects", { count: projects.length }),
      sketches: t("map.sketches", { count: included.length }),
    }),
    caption: t("map.caption"),
    svg: mapSvg({
      box: mapBox(shapes([plan.geoLocationId])),
      layers: [
        { shapes: shapes([plan.geoLocationId]), fill: "#ecece7" },
        { shapes: shapes(ids(plan.subCatchments)), stroke: "#9aa5a4", strokeWidth: 0.8 },
        { shapes: shapes(ids(included)), stroke: "#636f6c", strokeWidth: 0.8, hatch: "#636f6c" },
        { shapes: shapes(ids(projects)), fill: "#5f9e78", stroke: "#2f6b52", strokeWidth: 0.8 },
      ],
      legend: [
        { label: t("map.project"), fill: "#5f9e78", stroke: "#2f6b52" },
        { label: t("map.sketch"), stroke: "#636f6c", hatch: "#636f6c" },
      ],
      north: t("map.north"),
    }),
  };
}
