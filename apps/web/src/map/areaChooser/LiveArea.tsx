import { polygonAreaHa } from "@mars/domain/areas/areaHa";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { type Store, useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { areaOf } from "../drawing/areaOf.ts";
import { lengthText } from "../drawing/DrawingLayer.ts";
import { isOutOfDate, isSketching } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";
import type { Live } from "./useLiveFigures.ts";
import { useIsTouch } from "../view/useIsTouch.ts";

/** The one large figure of the panel: what is drawn, counting the point under the cursor. */
type Props = { model: MapModel; hasMap: boolean; live: Store<Live> };

export function LiveArea({ model, hasMap, live }: Props) {
  const t = useText(mapText);
  const format = useFormat();
  const state = useStore(model.drawing.store);
  const { best } = useStore(live);
  const { geometry, areaHa, next, perimeterM, vertexCount } = areaOf(state);
  const isTouch = useIsTouch();
  const { way } = useStore(model.touchInput.store);
  const isRefused = isOutOfDate(state);
  const added = next ? next.areaHa - areaHa : 0;
  const shownHa = next?.areaHa ?? areaHa;
  const shownPerimeterM = next?.perimeterM ?? perimeterM;
  const { polygonHa } = useSettings().limits;
  // Each part has its own limit; told as soon as the next point would pass it.
  const isTooLarge = isSketching(state) && largestHa(next?.geometry ?? geometry) >= polygonHa;
  return (
    <>
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
              ? t(!hasMap ? "live.startWithoutMap" : isTouch ? `live.start.${way}` : "live.start")
              : t("live.points", { count: vertexCount })}
            {shownPerimeterM > 0 && (
              <span className="map-live-perimeter">
                {t("live.perimeter", { perimeter: lengthText(shownPerimeterM) })}
              </span>
            )}
          </span>
        </p>
        {best && (
          <p className="map-live-best">
            <b>{best.amount}</b> <span>{best.by}</span>
            {best.gives && <span className="map-live-gives">{best.gives}</span>}
          </p>
        )}
      </div>
      <div role="alert">
        {isTooLarge && state.refusal?.code !== "geometry.too-large" && (
          <div className="map-note map-note-warning">
            <Icon name="warning" isSmall />
            <p>
              <b>{t("refused.tooLarge")}</b>
              {t("live.tooLarge", { limit: format.integer(polygonHa) })}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function largestHa(geometry: MultiPolygonGeometry | null): number {
  return Math.max(0, ...(geometry?.coordinates ?? []).map((rings) => polygonAreaHa(rings)));
}
