/** What of an address the server renders by. */
const patterns: Readonly<Record<string, RegExp>> = {
  asOf: /^\d{4}-\d{2}-\d{2}$/,
  embed: /^[\w-]{1,40}$/,
  effekt: /^[\w-]{1,40}$/,
  enhed: /^[\w-]{1,40}$/,
  kort: /^[\w-]{1,40}$/,
  kvartal: /^[\w-]{1,40}$/,
};

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
    if (ofOthers.test(name)) continue;
    if (patterns[name]?.test(value) !== true || known.has(name)) return null;
    known.set(name, value);
  }
  known.sort();
  const text = known.toString();
  return text && `?${text}`;
}
