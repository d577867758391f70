import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { areaOf } from "../drawing/areaOf.ts";
import { lengthText } from "../drawing/DrawingLayer.ts";
import { isOutOfDate } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";

/** The one large figure of the panel: what is drawn, counting the point under the cursor. */
export function LiveArea({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const state = useStore(model.drawing.store);
  const { areaHa, next, perimeterM, vertexCount } = areaOf(state);
  const isTouch = useIsTouch();
  const isRefused = isOutOfDate(state);
  const added = next ? next.areaHa - areaHa : 0;
  const shownHa = next?.areaHa ?? areaHa;
  const shownPerimeterM = next?.perimeterM ?? perimeterM;
  return (
    <div className="map-live">
      <p className={isRefused ? "map-live-figure map-live-old" : "map-live-figure"}>
        {format.amount(shownHa)}
        <small>ha</small>
      </p>
      <p className="map-live-side">
        {isRefused && !state.held && vertexCount > 0 ? (
          <span>{t("live.refused")}</span>
        ) : (
          next &&
          Math.abs(added) >= 0.05 && (
            <span>
              <b>
                {added > 0 ? "+ " : "− "}
                {format.hectares(Math.abs(added))}
              </b>{" "}
              {t("live.withNext")}
            </span>
          )
        )}
        <span>
          {vertexCount === 0
            ? t(isTouch ? "live.startTouch" : "live.start")
            : t("live.points", { count: vertexCount })}
          {shownPerimeterM > 0 && t("live.perimeter", { perimeter: lengthText(shownPerimeterM) })}
        </span>
      </p>
    </div>
  );
}
