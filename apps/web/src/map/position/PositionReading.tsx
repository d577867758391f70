import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import type { MapModel } from "../createMapModel.ts";
import { lengthText } from "../drawing/DrawingLayer.ts";
import { mapText } from "../text.ts";
import { isRough } from "./judgePosition.ts";

/** How sure the place is: a dot alone would be believed to the metre. */
export function PositionReading({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { place } = useStore(model.position.store);
  return (
    <div role="status">
      {place && (
        <div className="map-float map-position no-print">
          <p>
            <b>{t("locate.here")}</b>{" "}
            {t(isRough(place.accuracyM) ? "locate.rough" : "locate.within", {
              length: lengthText(Math.max(1, Math.round(place.accuracyM))),
            })}
          </p>
          <IconButton
            icon="close"
            label={t("locate.close")}
            onClick={() => {
              model.position.hide();
              model.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
