import type { StatusSheet } from "@mars/contracts/status/statusSheet";
import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { formatDate } from "@mars/wording/format/dates";
import { translator } from "@mars/wording/language/text";
import { stageColours } from "../sheet/stageColours.ts";
import { previewSvg } from "./previewSvg.ts";
import { previewText } from "./previewText.ts";

const t = translator(previewText, "da-DK");
const mostCertainFirst = (Object.keys(stageColours) as CountedStage[]).toReversed();

/** The country or a unit in a link preview: the words and figures are those of the A4 sheet. */
export function unitPreview(sheet: StatusSheet, mapSvg: string): string {
  return previewSvg({
    title: sheet.title,
    kicker: t("status", { date: formatDate(sheet.day) }),
    rows: sheet.goals.map(({ name, aim, committed, established, shares }) => ({
      label: name,
      value: t("committed", { amount: committed.amount }),
      note: t("established", { aim, amount: established.amount }),
      bar: mostCertainFirst.map((stage) => ({
        share: shares[stage],
        fill: stageColours[stage].fill,
      })),
    })),
    demonstration: sheet.demonstration,
    mapSvg,
  });
}
