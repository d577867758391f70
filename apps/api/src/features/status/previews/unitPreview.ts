import type { StatusSheet } from "@mars/contracts/statusSheet";
import type { CountedStage } from "@mars/contracts/statusShapes";
import { formatDate } from "@mars/wording/format/dates";
import { stageColours } from "../sheet/stageColours.ts";
import { previewSvg } from "./previewSvg.ts";

const mostCertainFirst = (Object.keys(stageColours) as CountedStage[]).toReversed();

/** The country or a unit in a link preview: the words and figures are those of the A4 sheet. */
export function unitPreview(sheet: StatusSheet, mapSvg: string): string {
  return previewSvg({
    title: sheet.title,
    kicker: `Status pr. ${formatDate(sheet.day)}`,
    rows: sheet.goals.map(({ name, aim, committed, established, shares }) => ({
      label: name,
      value: `${committed.amount} med tilsagn`,
      note: `${aim}. Anlagt: ${established.amount}`,
      bar: mostCertainFirst.map((stage) => ({
        share: shares[stage],
        fill: stageColours[stage].fill,
      })),
    })),
    demonstration: sheet.demonstration,
    mapSvg,
  });
}
