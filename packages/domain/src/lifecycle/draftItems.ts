import type { RuleResult } from "../schemes/ruleResult.ts";

/** What a draft consists of, in the order in which it is filled in. */
export const DRAFT_ITEMS = ["area", "scheme", "name", "parties", "attachments", "send"] as const;
export type DraftItemName = (typeof DRAFT_ITEMS)[number];

/** done · missing: nothing is there · fix: what is there breaks a rule · waiting: something else
 * comes first · ready: it can be done now · unknown: not judged yet. */
export type DraftItemState = "done" | "missing" | "fix" | "waiting" | "ready" | "unknown";

export type DraftItem = {
  readonly name: DraftItemName;
  readonly state: DraftItemState;
  /** Blocking rules that stand against applying and are put right here. */
  readonly failed: readonly JudgedRule[];
};

/** What a draft's items are told from. */
export type JudgedRule = Pick<RuleResult, "passed" | "severity" | "missing"> & {
  readonly rule: string;
};

export type DraftFacts = {
  readonly name: string;
  readonly hasArea: boolean;
  readonly hasScheme: boolean;
  /** null: not judged (yet). */
  readonly rules: readonly JudgedRule[] | null;
  /** A case sent back for correction keeps its place in the round, open or closed. */
  readonly isReturned: boolean;
};

const OF_PARTIES = ["applicant"];
/** Told by other items, or by the round. */
const OF_OTHERS = ["required-info", "period", "geometry", ...OF_PARTIES];

/** The parts of a draft. The same list answers what is next and why one cannot apply. */
export function draftItems(facts: DraftFacts): readonly DraftItem[] {
  const { name, hasArea, hasScheme, rules } = facts;
  const failed = (rules ?? []).filter(
    ({ severity, passed }) => severity === "blocking" && passed !== true,
  );
  const ofArea = failed.filter(({ rule }) => rule === "geometry");
  const ofScheme = failed.filter(({ rule }) => !OF_OTHERS.includes(rule));
  const ofParties = failed.filter(({ rule }) => OF_PARTIES.includes(rule));
  const judged = (broken: readonly JudgedRule[]): DraftItemState =>
    rules === null ? "unknown" : broken.length > 0 ? "fix" : "done";
  const filledIn: readonly DraftItem[] = [
    {
      name: "area",
      state: hasArea ? (ofArea.length > 0 ? "fix" : "done") : "missing",
      failed: ofArea,
    },
    {
      name: "scheme",
      state: !hasScheme ? "missing" : hasArea ? judged(ofScheme) : "done",
      failed: hasArea ? ofScheme : [],
    },
    { name: "name", state: name.trim() === "" ? "missing" : "done", failed: [] },
    { name: "parties", state: hasScheme ? judged(ofParties) : "done", failed: ofParties },
    { name: "attachments", state: "done", failed: [] },
  ];
  const isRoundOpen = facts.isReturned || !failed.some(({ rule }) => rule === "period");
  const isReady = isRoundOpen && filledIn.every(({ state }) => state === "done");
  return [...filledIn, { name: "send", state: isReady ? "ready" : "waiting", failed: [] }];
}

export function isItemOpen({ state }: DraftItem): boolean {
  return state === "missing" || state === "fix";
}
