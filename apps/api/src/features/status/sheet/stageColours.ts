import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";

const t = translator(sheetText, "da-DK");

/** Least certain first, so that what is carried out lies on top. */
export const stageColours = {
  preliminary_examination_approval: {
    label: t("stage.preliminary_examination_approval"),
    fill: "#e2b13c",
    edge: "#8a6a12",
  },
  establishment_approval: {
    label: t("stage.establishment_approval"),
    fill: "#5a9b74",
    edge: "#2f6447",
  },
  established: { label: t("stage.established"), fill: "#0e4743", edge: "#0e4743" },
} as const satisfies Record<CountedStage, { label: string; fill: string; edge: string }>;
