import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { SheetTable, StatusSheet } from "@mars/contracts/status/statusSheet";
import { type EffectKey, effectKeys, type StatusGoal } from "@mars/contracts/status/statusShapes";
import type { Quarter } from "@mars/domain/status/quarters";
import { formatDate } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import { domainTotals, perEffect, perStage } from "../pages/figures.ts";
import { nationalGoalOf } from "../pages/goalOf.ts";
import { overviewPage } from "../pages/overviewPage.ts";
import { pageBasis } from "../pages/pageBasis.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { goalMarks } from "./goalMarks.ts";
import { forecastLine, needForecastLine } from "./forecastLine.ts";
import { missingTable } from "./missingTable.ts";
import { whoTable } from "./whoTable.ts";

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
  /** Where the site stands, for the address that is printed. */
  siteUrl: string;
};

const measured = (effect: EffectKey, value: number) => `${f.amount(value)}\u00a0${units[effect]}`;

/** Everything on the sheet, worded once for the page and for the PDF. */
export function statusSheet(basis: SheetBasis): StatusSheet {
  const { snapshot, page, changes, quarter, demonstration, siteUrl } = basis;
  const goals = goalsOf(snapshot, page);
  const address = `${page ? `/status/${pages[page.kind]}/${page.slug}` : "/status/overview"}?asOf=${snapshot.day}`;
  const of = page ? `${page.kind}/${page.id}` : "country";
  const counts = page?.counts ?? overviewPage(snapshot).counts;
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
    lead: [
      ...(page && page.kind !== "plan" ? [missing.sentence, projects] : [projects]),
      ...(page === null ? [t("missing.ofGoal", { remaining: f.tons(remaining) })] : []),
      ...(page && page.kind !== "plan" ? [] : [missing.sentence]),
    ].join(" "),
    leadMarks: [
      ...(counts.total <= 1 ? [] : (["total", "established"] as const)).map((stage) => ({
        name: `unit.${stage}`,
        of,
        value: counts[stage],
      })),
      ...(page === null
        ? [{ name: "goal.remaining", of: "country/nitrogen", value: remaining }]
        : []),
      ...missing.marks,
    ],
    demonstration,
    goals: effectKeys.map((effect) => {
      const { goal, whole } = goals[effect];
      const marks = goalMarks({ effect, page, of, goal, whole });
      return {
        effect,
        name: t(effect),
        aim: aimOf(effect, goal, page),
        established: {
          share: shareOf(goal.established, whole),
          amount: measured(effect, goal.established),
          marks: marks.established,
        },
        committed: {
          share: shareOf(goal.reached, whole),
          amount: measured(effect, goal.reached),
          marks: marks.committed,
        },
        shares: perStage((stage) => (whole > 0 ? Math.min(1, goal.byStage[stage] / whole) : 0)),
      };
    }),
    missing: missing.table,
    changes: changeTable(changes, quarter, of),
    who: whoTable(snapshot, page),
    forecast: forecastsOf(goals, page),
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

function forecastsOf(goals: Goals, page: UnitPage | null): string[] {
  if (page) {
    const need = needOf(page);
    return need && need.goal > 0 ? [needForecastLine(need)] : [];
  }
  return effectKeys
    .filter((effect) => goals[effect].whole > 0)
    .map((effect) => forecastLine(t(effect), goals[effect].goal));
}

/** What is less is shown as 0,0. */
const SHOWN = 0.05;

/** Which part of the difference a kind of change comes to. */
const deltaParts = {
  new: "added",
  established: "established",
  dropped: "dropped",
  published: null,
} as const;

/** The quarter in four rows: how many, and what they came to. */
function changeTable(
  { counts, deltas, from, to }: ChangesPage,
  { year, quarter }: Quarter,
  of: string,
): SheetTable {
  const period = { from: formatDate(from), to: formatDate(to) };
  const kinds = (["new", "established", "dropped", "published"] as const).filter(
    (kind) => (counts[kind] ?? 0) > 0,
  );
  return {
    title: t("changes.title", { quarter, year: String(year), ...period }),
    columns: [t("changes.change"), ...effectKeys.map((effect) => `${t(effect)}, ${units[effect]}`)],
    rows: kinds.map((kind) => [
      t(`changes.${kind}`, { count: counts[kind] ?? 0 }),
      ...effectKeys.map((effect) => changedBy(deltas[effect], kind)),
    ]),
    marks: kinds.map((kind) =>
      effectKeys.map((effect) => {
        const part = deltaParts[kind];
        if (part === null) return null;
        const name = `delta.${effect}.${part}`;
        return { name, of: `${of}/changes/${from}/${to}`, value: deltas[effect][part] };
      }),
    ),
    note: kinds.length === 0 ? t("changes.none", period) : null,
  };
}

/** Moving forward adds nothing that was not promised before: it is told as part of it. */
function changedBy(delta: ChangesPage["deltas"][EffectKey], kind: keyof typeof deltaParts): string {
  if (kind === "published") return "–";
  if (kind === "established") return f.amount(delta.established);
  const value = kind === "new" ? delta.added : -Math.abs(delta.dropped);
  const sign = value < 0 ? "−" : "+";
  return Math.abs(value) < SHOWN ? f.amount(0) : `${sign}${f.amount(Math.abs(value))}`;
}
