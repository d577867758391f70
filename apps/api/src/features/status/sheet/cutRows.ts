import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";

const t = translator(sheetText, "da-DK");
const MOST_ROWS = 4;

/** A sheet is one page, always: four rows, and how many more there are. */
export function cutRows<T>(rows: readonly T[]): { rows: T[]; note: string | null } {
  const more = rows.length - MOST_ROWS;
  return { rows: rows.slice(0, MOST_ROWS), note: more > 0 ? t("more", { count: more }) : null };
}
