import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { SheetTable, StatusSheet } from "@mars/contracts/status/statusSheet";
import {
  type DevelopmentPoint,
  type EffectKey,
  effectKeys,
  type StatusGoal,
} from "@mars/contracts/status/statusShapes";
import type { Quarter } from "@mars/domain/status/quarters";
import { formatDate, formatMonth } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { delayWords, needForecastWords } from "@mars/wording/status/forecastWords";
import { sheetText } from "@mars/wording/status/sheetText";
import { domainTotals, perEffect, perStage } from "../pages/figures.ts";
import { nationalGoalOf } from "../pages/goalOf.ts";
import { overviewPage } from "../pages/overviewPage.ts";
import { pageBasis } from "../pages/pageBasis.ts";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { missingTable } from "./missingTable.ts";
import { nextSteps } from "./nextSteps.ts";

const f = formats("da-DK");
const t = translator(sheetText, "da-DK");
const units: Record<EffectKey, string> = { nitrogen: "t", extraction: "ha", afforestation: "ha" };
const pages = { municipality: "kommuner", tripartite: "lokaletreparter", plan: "kystvandgrupper" };

export type SheetBasis = {
  snapshot: Snapshot;
  /** Null: the whole country. */
  page: UnitPage | null;
  /** Of the last finished quarter. */
  changes: ChangesPage;
  quarter: Quarter;
  demonstration: string | null;
  schemes: readonly StoredScheme[];
  now: Date;
  /** Where the site stands, for the address that is printed. */
  siteUrl: string;
};

const measured = (effect: EffectKey, value: number) => `${f.amount(value)}\u00a0${units[effect]}`;

/** Everything on the sheet, worded once for the page and for the PDF. */
export function statusSheet(basis: SheetBasis): StatusSheet {
  const { snapshot, page, changes, quarter, demonstration, schemes, siteUrl } = basis;
  const goals = goalsOf(snapshot, page);
  const address = `${page ? `/status/${pages[page.kind]}/${page.slug}` : "/status/overview"}?asOf=${snapshot.day}`;
  const { counts, development } = page ?? overviewPage(snapshot);
  const missing = missingTable(snapshot, page);
  const projects = t(counts.total === 0 ? "lead.none" : "lead", {
    count: counts.total,
    total: f.integer(counts.total),
    established: f.integer(counts.established),
  });
  const { remaining } = goals.nitrogen.goal;
  const isDrawn = page ? page.extent !== null : snapshot.geographySource !== "none";
  return {
    ...pageBasis(snapshot),
    place: page && { kind: page.kind, id: page.id, slug: page.slug, name: page.name },
    title: titleOf(page),
    lead:
      page === null
        ? [projects, t("missing.ofGoal", { remaining: f.tons(remaining) }), missing.sentence]
        : [missing.sentence, projects],
    demonstration,
    goals: effectKeys.map((effect) => {
      const { goal, whole } = goals[effect];
      return {
        effect,
        name: t(effect),
        aim: aimOf(effect, goal, page),
        established: {
          share: shareOf(goal.established, whole),
          amount: measured(effect, goal.established),
        },
        committed: { share: shareOf(goal.reached, whole), amount: measured(effect, goal.reached) },
        shares: perStage((stage) => (whole > 0 ? Math.min(1, goal.byStage[stage] / whole) : 0)),
        trend: trendOf(development, effect),
        forecast: forecastOf(effect, goal, page),
      };
    }),
    missing: missing.table,
    changes: changeTable(changes, quarter),
    steps: nextSteps({
      page,
      missing: missing.names,
      forest: goals.afforestation.goal,
      schemes,
      now: snapshot.asOf === null ? basis.now : null,
    }),
    mapCaption: t(isDrawn ? "map.caption" : "map.none"),
    address,
    source: siteUrl + address,
  };
}

/** 'Viborg' is a town; the municipality is 'Viborg Kommune'. */
function titleOf(page: UnitPage | null): string {
  if (page === null) return t("country");
  if (page.kind === "municipality" && !/kommune$/i.test(page.name))
    return t("municipality", { name: page.name });
  return page.name;
}

type Goals = Record<EffectKey, { goal: StatusGoal; whole: number }>;

/** The country's own goals, a group's need, and elsewhere what a unit gives to the country's. */
function goalsOf(snapshot: Snapshot, page: UnitPage | null): Goals {
  const country = { totals: domainTotals(wholeParts(snapshot)), rows: snapshot.history, snapshot };
  return perEffect((effect) => {
    const national = nationalGoalOf(effect, country);
    if (page === null) return { goal: national, whole: national.goal };
    const need = effect === "nitrogen" ? needOf(page) : null;
    if (need) return { goal: need, whole: need.goal };
    const byStage = perStage((stage) => page.totals.byStage[stage][effect]);
    const own = {
      ...national,
      established: byStage.established,
      reached: page.totals.total[effect],
      byStage,
    };
    return { goal: own, whole: national.goal };
  });
}

/** A group's need, or a unit's own share of one; null where there is none. */
function needOf(page: UnitPage): StatusGoal | null {
  if (page.goals) return page.goals.nitrogen;
  return page.ownShare && page.ownShare.goal.goal > 0 ? page.ownShare.goal : null;
}

function aimOf(effect: EffectKey, goal: StatusGoal, page: UnitPage | null): string {
  if (effect === "nitrogen" && page && needOf(page)) {
    if (goal.goal <= 0) return t("goal.noNeed");
    return t(page.goals ? "goal.need" : "goal.own", { amount: f.tons(goal.goal) });
  }
  const amount = `${f.exact(goal.goal)}\u00a0${units[effect]}`;
  if (page !== null) return t("goal.ofCountry", { amount });
  return goal.deadline
    ? t("goal.countryBy", { amount, date: formatDate(goal.deadline) })
    : t("goal.country", { amount });
}

const shareOf = (value: number, whole: number) => (whole > 0 ? f.percent(value / whole) : "–");

/** What had commitment at the end of each month. */
function trendOf(development: readonly DevelopmentPoint[], effect: EffectKey) {
  return {
    since: development[0] ? t("trend", { month: formatMonth(development[0].day, "da-DK") }) : "",
    values: development.map(({ effects }) =>
      Object.values(effects).reduce((sum, amounts) => sum + amounts[effect], 0),
    ),
  };
}

/** Where the pace of the last twelve months leads, for a goal or need of its own. */
function forecastOf(effect: EffectKey, goal: StatusGoal, page: UnitPage | null): string | null {
  const forecast = goal.forecasts.committedAfterDropout;
  if (page) {
    if (effect !== "nitrogen" || !needOf(page) || goal.goal <= 0) return null;
    return `${needForecastWords(forecast, "da-DK").answer}.`;
  }
  if (goal.goal <= 0) return null;
  const month = forecast.on && formatMonth(forecast.on, "da-DK");
  const delay = delayWords(forecast.monthsAfterDeadline, "da-DK");
  if (forecast.kind === "month" && month)
    return `${t("forecast.month", { month })}${delay ? `, ${delay}` : ""}.`;
  if (forecast.kind === "met" && month) return t("forecast.metIn", { month });
  return t(`forecast.${forecast.kind === "month" ? "out-of-reach" : forecast.kind}`);
}

/** What is less is shown as 0,0. */
const SHOWN = 0.05;

const changeKinds = ["new", "established", "dropped", "published"] as const;

/** The quarter in four rows: how many, and what they came to. */
function changeTable(
  { counts, deltas, from, to }: ChangesPage,
  { year, quarter }: Quarter,
): SheetTable {
  const period = { from: formatDate(from), to: formatDate(to) };
  const kinds = changeKinds.filter((kind) => (counts[kind] ?? 0) > 0);
  return {
    title: t("changes.title", { quarter, year: String(year), ...period }),
    columns: [t("changes.change"), ...effectKeys.map((effect) => `${t(effect)}, ${units[effect]}`)],
    rows: kinds.map((kind) => [
      t(`changes.${kind}`, { count: counts[kind] ?? 0 }),
      ...effectKeys.map((effect) => changedBy(deltas[effect], kind)),
    ]),
    note: kinds.length === 0 ? t("changes.none", period) : null,
  };
}

/** A project that is carried out had its commitment before: its effect has no sign. */
function changedBy(
  delta: ChangesPage["deltas"][EffectKey],
  kind: (typeof changeKinds)[number],
): string {
  if (kind === "published") return "–";
  if (kind === "established") return f.amount(delta.established);
  const value = kind === "new" ? delta.added : -Math.abs(delta.dropped);
  const sign = value < 0 ? "−" : "+";
  return Math.abs(value) < SHOWN ? f.amount(0) : `${sign}${f.amount(Math.abs(value))}`;
}
