import { changeKinds } from "@mars/contracts/status/statusChanges";
import { unitKind } from "@mars/contracts/status/statusShapes";
import type { WebPath } from "@mars/contracts/pages/webRoutes";
import { calendarDay } from "../http/calendarDay.ts";

const anyOf = (words: readonly string[]) => `(?:${words.join("|")})`;
const kind = anyOf(unitKind.options);
const slug = "[a-z0-9-]{1,64}";

/** What of an address the server renders by: values that mean something, so that there is an end of them. */
const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    asOf: calendarDay,
    fra: calendarDay,
    til: calendarDay,
    sted: new RegExp(`^${kind}/${slug}$`),
    slags: new RegExp(`^${anyOf(changeKinds)}(?:,${anyOf(changeKinds)}){0,5}$`),
    embed: /^[a-z-]{1,20}$/,
    effekt: /^(?:nitrogen|extraction|afforestation)$/,
    enhed: new RegExp(`^${kind}$`),
    kort: new RegExp(`^${kind}$`),
    kvartal: /^20\d\d-[1-4]$/,
    valgt: new RegExp(`^${slug}(?:,${slug}){0,5}$`),
    vis: /^total$/,
    tael: /^established$/,
    hele: /^1$/,
  }),
);

/** Words that someone looks for, on the pages that are lists. */
const sought = /^[\p{L}\p{N}][\p{L}\p{N} .,&'()/-]{0,39}$/u;
const lists: ReadonlySet<string> = new Set([
  "/status/find",
  "/status/kommuner",
  "/status/lokaletreparter",
  "/status/kystvandgrupper",
  "/data",
] satisfies WebPath[]);

const repeated: ReadonlySet<string> = new Set(["slags", "valgt"]);

/** What others add to a link, for statistics of their own. */
const ofOthers = /^(?:utm_\w+|fbclid|gclid|msclkid)$/;

/**
 * The query in one order, without what others added. Null where there is anything else in it: of
 * such queries there is no end, and a page that shows something else first is worse than a late one.
 */
export function renderedSearch(page: WebPath, query: string): string | null {
  const patternOf = (name: string) =>
    name === "q" && lists.has(page) ? sought : patterns.get(name);
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, value] of asked) {
    const pattern = patternOf(name);
    // A form without scripts sends its empty choices too.
    if (ofOthers.test(name) || (value === "" && pattern)) continue;
    // Ticked boxes come one by one, and what is compared is added to what was chosen before.
    const isRepeated = known.has(name) && repeated.has(name);
    const whole = isRepeated ? `${known.get(name)},${value}` : value;
    if (pattern?.test(whole) !== true || (known.has(name) && !isRepeated)) return null;
    known.set(name, whole);
  }
  known.sort();
  const text = known.toString();
  return text && `?${text}`;
}
