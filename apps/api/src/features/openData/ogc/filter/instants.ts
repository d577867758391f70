import { type Cql2, FilterFault } from "./cql2.ts";

/** First and last moment meant, as the database reads them. */
export type Instants = { from: string; to: string };

// There is no year 0 to the database.
const datePattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const timePattern =
  /^(?!0000)\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** A day stands for all of it; null where the text is neither a day nor a moment (RFC 3339). */
export function readInstant(text: string): Instants | null {
  if (datePattern.test(text) && isReal(`${text}T00:00:00Z`, text))
    return { from: `${text}T00:00:00Z`, to: `${text}T23:59:59.999999Z` };
  if (timePattern.test(text) && isReal(text.toUpperCase(), text.slice(0, 10)))
    return { from: text, to: text };
  return null;
}

/** The 31st of June is no day, though the clock would continue to the 1st of July. */
function isReal(text: string, day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
  );
}

export function instantOf(node: Cql2): Instants {
  const text =
    typeof node === "object" &&
    ("date" in node ? node.date : "timestamp" in node && node.timestamp);
  const instants = typeof text === "string" ? readInstant(text) : null;
  if (instants === null) throw new FilterFault({ code: "time" });
  return instants;
}
