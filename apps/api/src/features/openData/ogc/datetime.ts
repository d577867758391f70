import { readInstant } from "./filter/instants.ts";

/** From when to when; null is open. */
export type Period = { from: string | null; to: string | null };

/** The `datetime` parameter (Core 7.15.4): a moment, a day, or two of them with `..` for an open end. */
export function readDatetime(text: string): Period | null {
  const [first, second, ...rest] = text.split("/");
  if (first === undefined || rest.length > 0) return null;
  if (second === undefined) return readInstant(first);
  const [from, to] = [endOf(first, "from"), endOf(second, "to")];
  if (from === undefined || to === undefined) return null;
  const isTurned = from !== null && to !== null && Date.parse(from) > Date.parse(to);
  return isTurned ? null : { from, to };
}

function endOf(text: string, end: "from" | "to"): string | null | undefined {
  if (text === "" || text === "..") return null;
  return readInstant(text)?.[end];
}
