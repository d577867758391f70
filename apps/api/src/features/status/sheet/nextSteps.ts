import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { periodState } from "@mars/domain/schemes/periodState";
import { formatDate } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { listText } from "@mars/wording/format/listText";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";

const f = formats("da-DK");
const t = translator(sheetText, "da-DK");
const MAX_NAMES = 3;

type Given = {
  page: UnitPage | null;
  /** Groups or sub-catchments that miss something, the worst first. */
  missing: readonly string[];
  /** The country's forest goal. */
  forest: StatusGoal;
  schemes: readonly StoredScheme[];
  /** The time that application periods are judged at; null on an earlier day, which had its own. */
  now: Date | null;
};

/** What comes next and who can act: where it is missing, what is drawn, the deadline, whom to ask. */
export function nextSteps({ page, missing, forest, schemes, now }: Given): string[] {
  return [
    ...(missing.length > 0 ? [whereOf(page, missing)] : []),
    ...drawnOf(page, forest),
    ...(now ? deadlineOf(schemes, now) : []),
    ...(page ? tripartitesOf(page) : []),
  ];
}

function whereOf(page: UnitPage | null, missing: readonly string[]): string {
  const names = listText(missing.slice(0, MAX_NAMES), "da-DK");
  return t(page ? "steps.where" : "steps.whereCountry", {
    names,
    count: Math.min(missing.length, MAX_NAMES),
  });
}

/** What is drawn and has no commitment yet; a group's sketches by what they would cover. */
function drawnOf(page: UnitPage | null, forest: StatusGoal): string[] {
  if (page?.plan) {
    const coveredT = page.plan.coverage.missingT - page.plan.coverageInclSketches.missingT;
    return isShownT(coveredT) ? [t("steps.sketchesCover", { covered: f.tons(coveredT) })] : [];
  }
  if (page)
    return page.sketches.length > 0 ? [t("steps.sketches", { count: page.sketches.length })] : [];
  if (forest.goal <= 0 || forest.sketch < 1) return [];
  return [
    t("steps.forest", {
      sketches: f.hectares(forest.sketch),
      from: f.percent(forest.reached / forest.goal),
      to: f.percent((forest.reached + forest.sketch) / forest.goal),
    }),
  ];
}

/** The schemes whose round closes next. */
function deadlineOf(schemes: readonly StoredScheme[], now: Date): string[] {
  const running = schemes.flatMap(({ name, active, applicationPeriods }) => {
    const { isOpen, closes } = periodState(applicationPeriods, now.toISOString());
    return active && isOpen && closes !== null ? [{ name, closes }] : [];
  });
  const first = running.map(({ closes }) => closes).toSorted()[0];
  if (first === undefined) return [];
  const names = running.filter(({ closes }) => closes === first).map(({ name }) => name);
  const others = names.length - MAX_NAMES;
  const shown =
    others > 0 ? [...names.slice(0, MAX_NAMES), t("steps.others", { count: others })] : names;
  return [t("steps.deadline", { names: listText(shown, "da-DK"), date: formatDate(first) })];
}

/** The tripartites that plan here, the largest part first. */
function tripartitesOf({ kind, overlapping }: UnitPage): string[] {
  const names = overlapping.tripartites.filter(({ isMinor }) => !isMinor).map(({ name }) => name);
  if (kind === "tripartite" || names.length === 0) return [];
  return [
    t("steps.tripartites", {
      count: names.length,
      names: listText(names.slice(0, MAX_NAMES), "da-DK"),
    }),
  ];
}
