import type { Point } from "@mars/domain/areas/geometry";
import { currentLocale, languageOf } from "../../lib/language/locale.ts";
import { translator } from "../../lib/language/text.ts";
import type { LayerStack } from "../layers/LayerStack.ts";
import { mapText } from "../text.ts";
import type { Drawing } from "./Drawing.ts";
import type { Snap } from "./DrawingState.ts";
import { findSnap, type SnapLine } from "./findSnap.ts";
import { snapLines } from "./snapLines.ts";

/** What the next point holds on to: the ring's own beginning first, then what the map shows. */
export function snapper(layers: LayerStack, drawing: Drawing) {
  return (at: Point, reachM: number): Snap | null => {
    const { mode, sketch, polygons } = drawing.store.get();
    const [first] = sketch;
    const closes = mode !== "split" && sketch.length >= 3 && first !== undefined;
    if (closes && Math.hypot(first[0] - at[0], first[1] - at[1]) <= reachM) {
      const label = translator(mapText, currentLocale())("snap.first");
      return { point: first, kind: "first", label };
    }
    // Cutting lines end well on the area's own edge; new rings must not run along it.
    const own: SnapLine[] =
      mode === "split"
        ? polygons.flat().map((ring) => ({ points: ring.flat(), label: null, isOwn: true }))
        : [];
    const titleOf = (id: string, properties: Record<string, unknown>) =>
      snapTitle(layers, id, properties);
    return findSnap(at, reachM, [...own, ...snapLines(layers, at, reachM, { titleOf })]);
  };
}

function snapTitle(layers: LayerStack, id: string, properties: Record<string, unknown>): string {
  const t = translator(mapText, currentLocale());
  const { matrikelnr, BLOKNR, name } = properties;
  if (typeof matrikelnr === "string") return t("snap.parcel", { number: matrikelnr });
  if (typeof BLOKNR === "string") return t("snap.fieldBlock", { number: BLOKNR });
  const dataset = layers.dataset(id);
  const isDanish = languageOf(currentLocale()) === "da";
  const title = dataset && (isDanish ? dataset.titleDa : dataset.titleEn);
  return t("snap.layer", { title: title ?? (typeof name === "string" ? name : id) });
}
