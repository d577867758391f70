import { polygonAreaHa } from "@mars/domain/areas/areaHa";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/Button.tsx";
import type { MapModel } from "../createMapModel.ts";
import { asMultiPolygon } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";

/** After a split: the parts as a list, pointed at on the map, each to be deleted or kept. */
export function PartsNotice({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const { polygons, mode } = useStore(model.drawing.store);
  if (mode !== "edit" || polygons.length < 2) return null;
  const standing = model.drawing.area();
  if (standing.ok || standing.refusal.code !== "drawing.parts-touch") return null;
  return (
    <div className="map-note">
      <div>
        <b>{t("parts.title", { count: polygons.length })}</b>
        <p>{t("parts.text")}</p>
        <ul className="map-parts">
          {polygons.map((rings, index) => {
            const point = () => model.pointAt(asMultiPolygon([rings]));
            const number = index + 1;
            return (
              // Pointing only shows on the map what the row says; keys reach the same by focus.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li key={index} onMouseEnter={point} onMouseLeave={() => model.pointAt(null)}>
                <span>
                  {t("parts.item", { number, area: format.hectares(polygonAreaHa(rings)) })}
                </span>
                <Button
                  variant="text"
                  size="small"
                  onFocus={point}
                  onBlur={() => model.pointAt(null)}
                  onClick={() => {
                    model.pointAt(null);
                    model.drawing.deletePolygon(index);
                  }}
                >
                  {t("parts.delete", { number })}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
