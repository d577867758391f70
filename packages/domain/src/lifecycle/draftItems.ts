import type { RuleResult } from "../schemes/ruleResult.ts";

/** What a draft consists of, in the order in which it is filled in. */
export const DRAFT_ITEMS = ["name", "area", "scheme", "effect", "parties", "attachments"] as const;
export type DraftItemName = (typeof DRAFT_ITEMS)[number];

/** done · missing: nothing is there · fix: what is there does not hold · waiting: something else
 * comes first · unknown: not judged yet. */
export type DraftItemState = "done" | "missing" | "fix" | "waiting" | "unknown";

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
};

const OF_PARTIES = ["applicant"];
/** Told by other items, or by the round. */
const OF_OTHERS = ["required-info", "period", "geometry", ...OF_PARTIES];

/** The six parts of a draft. The same list answers what is next and why one cannot apply. */
export function draftItems({ name, hasArea, hasScheme, rules }: DraftFacts): readonly DraftItem[] {
  const failed = (rules ?? []).filter(
    ({ severity, passed }) => severity === "blocking" && passed !== true,
  );
  const ofArea = failed.filter(({ rule }) => rule === "geometry");
  const ofScheme = failed.filter(({ rule }) => !OF_OTHERS.includes(rule));
  const ofParties = failed.filter(({ rule }) => OF_PARTIES.includes(rule));
  const isReady = hasArea && hasScheme;
  const judged = (broken: readonly JudgedRule[]): DraftItemState =>
    rules === null ? "unknown" : broken.length > 0 ? "fix" : "done";
  return [
    { name: "name", state: name.trim() === "" ? "missing" : "done", failed: [] },
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
    { name: "effect", state: isReady ? "done" : "waiting", failed: [] },
    { name: "parties", state: hasScheme ? judged(ofParties) : "done", failed: ofParties },
    { name: "attachments", state: isReady ? "done" : "waiting", failed: [] },
  ];
}

export function isItemOpen({ state }: DraftItem): boolean {
  return state === "missing" || state === "fix";
}
