import { useEffect, useRef } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";

/** The longest chip is about this wide. */
const chipPixels = 260;

/** The words beside the cursor: what it snaps to, or that the line crosses itself. */
export function DrawChips({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { cursor, snap, refusal } = useStore(model.drawing.store);
  const isCrossing = refusal?.code === "geometry.self-crossing" && cursor !== null;
  const label = isCrossing ? t("refused.crossing") : (snap?.label ?? null);
  const at = isCrossing ? cursor : (snap?.point ?? null);
  const chip = useRef<HTMLDivElement>(null);

  // Follows the map frame by frame; a render each frame would be dear.
  useEffect(() => {
    if (!at) return;
    const place = () => {
      const element = chip.current;
      const [x, y] = model.pixelOf(at) ?? [];
      if (!element || x === undefined || y === undefined) return;
      element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      // Near the right edge the words go to the other side.
      const room = (element.parentElement?.clientWidth ?? 0) - x;
      element.classList.toggle("map-chip-left", room < chipPixels && x > room);
    };
    place();
    return model.onMove(place);
  }, [model, at]);

  if (!label || !at) return null;
  return (
    <div className={isCrossing ? "map-chip map-chip-refused" : "map-chip"} ref={chip}>
      <span>{label}</span>
    </div>
  );
}
