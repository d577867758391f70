import type { PageHead } from "@mars/contracts/pages/pageHeads";
import { previewAsOf } from "@mars/contracts/pages/pagePreview";
import { calendarDay } from "../calendarDay.ts";

/** A link to an earlier day is previewed as that day. */
export function headOn(head: PageHead, query: string): PageHead {
  const asOf = new URLSearchParams(query).get("asOf") ?? "";
  if (head.preview === undefined || !calendarDay.test(asOf)) return head;
  return { ...head, preview: previewAsOf(head.preview, asOf) };
}
