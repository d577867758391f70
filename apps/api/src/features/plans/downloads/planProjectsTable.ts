import type { PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { countsInPlan } from "@mars/domain/plans/countsInPlan";
import { formatDateTime } from "@mars/wording/format/dates";
import { tableDecimalsOf } from "@mars/wording/format/quantities";
import { type Language, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { planReportText } from "@mars/wording/plans/planReportText";
import { stageText } from "@mars/wording/stages/stageText";
import { type CsvColumn, writeCsv } from "../../../platform/csv/writeCsv.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { readMeasures, readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { lostOf, readCounted } from "../plan/countedQueries.ts";
import { readPlanProjects } from "../plan/projectQueries.ts";
import { planSketch } from "../sketch/sketchAnswer.ts";
import { readSketches } from "../sketch/sketchQueries.ts";

type Item = PlanSketch | PlanProject;

/** Sketches and applied projects of a plan as one table; figures are the part inside the plan. */
export async function planProjectsTable(
  database: Queryable,
  { plan, person, at }: { plan: { id: string; title: string }; person: Person; at: Date },
  language: Language,
): Promise<string> {
  const planId = plan.id;
  const locale = locales[language];
  const t = translator(planReportText, locale);
  const stageName = translator(stageText, locale);
  const [sketches, projects, counted, schemes, measures] = await Promise.all([
    readSketches(database, planId),
    readPlanProjects(database, planId),
    readCounted(database, planId),
    readSchemes(database),
    readMeasures(database),
  ]);
  const nameOf = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((entry) => entry.id === id)?.name ?? "";
  const lost = lostOf(counted);
  const once = ({ id, effects }: Item) => scaleEffects(effects, 1 - (lost.get(id) ?? 0));
  const columns: CsvColumn<Item>[] = [
    { title: "Id", value: ({ id }) => id },
    { title: t("name"), value: ({ name }) => name },
    { title: t("csv.stage"), value: ({ stage }) => stageName(stage) },
    {
      title: t("csv.type"),
      value: (item) =>
        "kind" in item && item.kind === "uroert_skov" ? t("untouched") : t("csv.project"),
    },
    { title: t("included"), value: (item) => t(countsInPlan(item) ? "csv.yes" : "csv.no") },
    { title: t("csv.measure"), value: (item) => nameOf(measures, item.mitigationMeasureId) },
    { title: t("csv.scheme"), value: (item) => nameOf(schemes, item.subsidySchemeId) },
    { title: t("csv.area"), value: ({ areaHa }) => areaHa },
    {
      title: t("csv.share"),
      value: ({ shareOfPlan }) => shareOfPlan,
      decimals: tableDecimalsOf.share,
    },
    { title: t("csv.nitrogen"), value: (item) => once(item).nitrogenReductionT },
    { title: t("csv.nitrogenGross"), value: ({ effects }) => effects.nitrogenReductionT },
    { title: t("csv.extraction"), value: (item) => once(item).extractionEffortHa },
    { title: t("csv.afforestation"), value: (item) => once(item).afforestationEffortHa },
    {
      title: t("csv.subCatchments"),
      value: ({ subCatchments }) => subCatchments.map(({ opId }) => opId).join(", "),
    },
    {
      title: t("csv.organization"),
      value: (item) => ("organization" in item ? item.organization : ""),
    },
    { title: t("csv.updated"), value: ({ updatedAt }) => new Date(updatedAt) },
  ];
  const items: Item[] = [...projects, ...sketches.map((sketch) => planSketch(sketch, person))];
  const about = t("csv.about", { title: plan.title, date: formatDateTime(at) });
  return writeCsv(columns, items, about);
}
