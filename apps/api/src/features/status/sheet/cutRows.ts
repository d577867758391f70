import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";

const t = translator(sheetText, "da-DK");
const MAX_ROWS = 4;

/** A sheet is one page, always: four rows, and how many more there are. */
export function cutRows<T>(rows: readonly T[]): { rows: T[]; note: string | null } {
  const more = rows.length - MAX_ROWS;
  return { rows: rows.slice(0, MAX_ROWS), note: more > 0 ? t("more", { count: more }) : null };
}
