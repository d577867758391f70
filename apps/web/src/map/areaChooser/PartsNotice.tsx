import { areaText } from "@mars/wording/format/areaText";
import { polygonAreaHa } from "@mars/domain/areas/areaHa";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { MapModel } from "../createMapModel.ts";
import { asMultiPolygon } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";

/** Several parts as a list, numbered as on the map, each to be shown or deleted. */
export function PartsNotice({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const { polygons, mode } = useStore(model.drawing.store);
  if (mode !== "edit" || polygons.length < 2) return null;
  const standing = model.drawing.area();
  const isSplit = !standing.ok && standing.refusal.code === "drawing.parts-touch";
  return (
    <div className={isSplit ? "map-note" : "map-parts-list"}>
      <div>
        <b>{t(isSplit ? "parts.title" : "parts.several", { count: polygons.length })}</b>
        {isSplit && <p>{t("parts.text")}</p>}
        <ul className="map-parts">
          {polygons.map((rings, index) => {
            const point = () => model.pointAt(asMultiPolygon([rings]));
            const number = index + 1;
            return (
              // Pointing only shows on the map what the row says; keys reach the same by focus.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li key={index} onMouseEnter={point} onMouseLeave={() => model.pointAt(null)}>
                <span>
                  {t("parts.item", { number, area: areaText(format, polygonAreaHa(rings)) })}
                </span>
                <Button
                  variant="text"
                  size="small"
                  aria-label={t("parts.show", { number })}
                  onFocus={point}
                  onBlur={() => model.pointAt(null)}
                  onClick={() => model.fit(asMultiPolygon([rings]))}
                >
                  {t("parts.showShort")}
                </Button>
                <Button
                  variant="text"
                  size="small"
                  aria-label={t("parts.delete", { number })}
                  onFocus={point}
                  onBlur={() => model.pointAt(null)}
                  onClick={() => {
                    model.pointAt(null);
                    model.drawing.deletePolygon(index);
                  }}
                >
                  {t("parts.deleteShort")}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
