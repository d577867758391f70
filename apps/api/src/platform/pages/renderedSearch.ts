import { unitKind } from "@mars/contracts/statusShapes";

const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** What of an address the server renders by: values that mean something, so that there is an end of them. */
const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    asOf: day,
    fra: day,
    til: day,
    sted: new RegExp(`^(?:${unitKind.options.join("|")})/[a-z0-9-]{1,64}$`),
    embed: /^[a-z-]{1,20}$/,
    effekt: /^(?:nitrogen|extraction|afforestation)$/,
    enhed: unitKindOnly(),
    kort: unitKindOnly(),
    kvartal: /^20\d\d-[1-4]$/,
  }),
);

function unitKindOnly(): RegExp {
  return new RegExp(`^(?:${unitKind.options.join("|")})$`);
}

/** What others add to a link, for statistics of their own. */
const ofOthers = /^(?:utm_\w+|fbclid|gclid|msclkid)$/;

/**
 * The query in one order, without what others added. Null where there is anything else in it: of
 * such queries there is no end, and a page that shows something else first is worse than a late one.
 */
export function renderedSearch(query: string): string | null {
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, value] of asked) {
    // A form without scripts sends its empty choices too.
    if (ofOthers.test(name) || (value === "" && patterns.has(name))) continue;
    if (patterns.get(name)?.test(value) !== true || known.has(name)) return null;
    known.set(name, value);
  }
  known.sort();
  const text = known.toString();
  return text && `?${text}`;
}
