import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { lengthText } from "./DrawingLayer.ts";

/** What a finger does next in the chosen way, or why it cannot; the same on the map and in the panel. */
export function useTouchHint(model: MapModel): string {
  const t = useText(mapText);
  const { way, walked } = useStore(model.touchInput.store);
  if (way !== "walk" || !walked) return t(`touch.${way}.hint`);
  return walked.status === "found"
    ? t("touch.walk.found", { length: lengthText(Math.max(1, walked.accuracyM)) })
    : t(`touch.walk.${walked.status}`);
}
