import { useSelected, useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";

/** What a finger does next in the chosen way, or why it cannot; the same on the map and in the panel. */
export function useTouchHint(model: MapModel): string {
  const t = useText(mapText);
  const { way, walked } = useStore(model.touchInput.store);
  const isBegun = useSelected(model.drawing.store, ({ sketch }) => sketch.length > 0);
  if (way !== "walk" || !walked) return t(`touch.${way}.hint`);
  return t(
    walked.status === "found" && isBegun ? "touch.walk.next" : `touch.walk.${walked.status}`,
  );
}
