import { verticesOfRing } from "@mars/domain/areas/geometry";
import { useSelected } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { DrawingState } from "./DrawingState.ts";
import { vertexAt } from "./vertexEdits.ts";

/** Says which corner is chosen and where it stands, for those who do not see it. */
export function CornerStatus({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  // One text, so that pointer moves draw nothing anew.
  const at = useSelected(model.drawing.store, cornerOf);
  const [number = 0, count = 0, e = 0, n = 0] = at?.split(" ").map(Number) ?? [];
  return (
    <p className="sr-only" role="status">
      {at && t("corner.chosen", { number, count, e: format.integer(e), n: format.integer(n) })}
    </p>
  );
}

function cornerOf({ polygons, selected }: DrawingState): string | null {
  const at = selected && vertexAt(polygons, selected);
  const ring = selected && polygons[selected.polygon]?.[selected.ring];
  return at && ring ? [selected.vertex + 1, verticesOfRing(ring).length, ...at].join(" ") : null;
}
