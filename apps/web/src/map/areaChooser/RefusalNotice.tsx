import type { Refusal } from "@mars/domain/result";
import { useMemo } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { refusalSentence } from "../drawing/refusalSentence.ts";
import { mapText } from "../text.ts";

/** The reason stands first; the sentence after it says how much, and what to do. */
const titles = {
  "geometry.too-large": "refused.tooLarge",
  "geometry.too-many-vertices": "refused.tooManyPoints",
  "geometry.outside-denmark": "refused.outside",
  "geometry.outside-container": "refused.outsideContainer",
  "drawing.too-few-points": "refused.tooFew",
} as const;

/** Parts that touch have a notice of their own. */
function faultOfArea(model: MapModel, polygons: readonly unknown[]): Refusal | null {
  if (polygons.length === 0) return null;
  const standing = model.drawing.area();
  return standing.ok || standing.refusal.code === "drawing.parts-touch" ? null : standing.refusal;
}

/** Why the last point or act was not taken. Read aloud; focus stays where it is. */
export function RefusalNotice({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const locale = useLocale();
  const { refusal: ofAct, held, selected, polygons, mode } = useStore(model.drawing.store);
  const ofArea = useMemo(() => faultOfArea(model, polygons), [model, polygons]);
  const refusal = ofAct ?? (mode === "edit" ? ofArea : null);
  const isCrossing = refusal?.code === "geometry.self-crossing";
  const isCorner = held !== null || selected !== null;
  return (
    <div role="alert">
      {refusal && (
        <div className="map-note map-note-error">
          <Icon name="warning" isSmall />
          {isCorner && refusal.figures?.["point"] ? (
            <p>
              <b>{isCrossing ? t("refused.cornerCrossing") : refusalSentence(refusal, locale)}</b>
              {t(held ? "refused.cornerText" : "refused.chosenText")}
            </p>
          ) : isCrossing ? (
            <p>
              <b>{t("refused.crossing")}</b>
              <span className="map-by-key">
                {t("refused.crossingText")} <kbd>Ctrl</kbd> <kbd>Z</kbd>.
              </span>
              <span className="map-by-touch">{t("refused.crossingTouch")}</span>
            </p>
          ) : (
            <p>
              <b>{t(titles[refusal.code as keyof typeof titles] ?? "refused.title")}</b>
              {refusalSentence(refusal, locale)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
