import type { DataSource } from "@mars/contracts/datasets/dataSources";
import type { Format } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";

export type SourceWord =
  | "problem.away"
  | "problem.moved"
  | "problem.shrunk"
  | "problem.reshaped"
  | "problem.displaced"
  | "problem.other";

/** What a code means to someone who only wants to know whether to trust the figures. */
export function problemWord(code: string): SourceWord {
  if (code === "source.unanswered") return "problem.away";
  if (code === "source.moved" || code === "national.no-api" || code === "wfs.no-feature-type")
    return "problem.moved";
  if (code === "source.shrunk" || code === "source.empty") return "problem.shrunk";
  if (code === "source.displaced" || code === "source.redrawn") return "problem.displaced";
  if (/reshaped|odd-rows|bad-answer|incomplete|no-column/.test(code)) return "problem.reshaped";
  return "problem.other";
}

const oddityWords = {
  "odd-rows": "oddity.odd-rows",
  shrunk: "oddity.shrunk",
  empty: "oddity.empty",
  reshaped: "oddity.reshaped",
  displaced: "oddity.displaced",
  redrawn: "oddity.redrawn",
} as const;

/** What was odd about a release, in words. */
export function oddityWord(oddity: string) {
  return oddityWords[oddity as keyof typeof oddityWords] ?? "oddity.reshaped";
}

/** Whether someone should look at it. */
export function needsAttention({ state, origin }: DataSource): boolean {
  return state === "failed" || state === "old" || origin === "mixed";
}

export function titleOf(source: DataSource, locale: Locale): string {
  return wordIn(locale, source, "title");
}

export function dayOf(format: Format, day: string): string {
  return format.date(`${day}T12:00:00Z`);
}
