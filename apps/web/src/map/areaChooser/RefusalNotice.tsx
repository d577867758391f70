import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { refusalSentence } from "../drawing/refusalSentence.ts";
import { mapText } from "../text.ts";

/** Why the last point or act was not taken. Read aloud; focus stays where it is. */
export function RefusalNotice({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const locale = useLocale();
  const { refusal, held, selected } = useStore(model.drawing.store);
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
              <b>{t("refused.title")}</b>
              {refusalSentence(refusal, locale)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
