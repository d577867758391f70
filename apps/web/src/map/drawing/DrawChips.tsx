import { useEffect, useRef } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";

/** The longest chip is about this wide. */
const chipPixels = 260;
const toolPixels = 64;

const refusedWords = {
  "geometry.self-crossing": "refused.crossing",
  "split.line-crosses-itself": "refused.crossing",
  "geometry.hole-outside": "refused.holeOutside",
  "geometry.polygons-overlap": "refused.overlap",
} as const;

/** The words next to the cursor: what it snaps to, or why no point can be there. */
export function DrawChips({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { cursor, snap, refusal } = useStore(model.drawing.store);
  const word = cursor && refusal ? refusedWords[refusal.code as keyof typeof refusedWords] : null;
  const label = word ? t(word) : (snap?.label ?? null);
  const at = word ? cursor : (snap?.point ?? null);
  const chip = useRef<HTMLDivElement>(null);

  // Follows the map frame by frame; a render each frame would be dear.
  useEffect(() => {
    if (!at) return;
    const place = () => {
      const element = chip.current;
      const [x, y] = model.pixelOf(at) ?? [];
      if (!element || x === undefined || y === undefined) return;
      element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      // Near the right edge, where the tools stand, the words go to the other side.
      const room = (element.parentElement?.clientWidth ?? 0) - toolPixels - x;
      element.classList.toggle("map-chip-left", room < chipPixels && x > room);
    };
    place();
    return model.onMove(place);
  }, [model, at]);

  if (!label || !at) return null;
  return (
    <div className={word ? "map-chip map-chip-refused" : "map-chip"} ref={chip}>
      <span>{label}</span>
    </div>
  );
}
