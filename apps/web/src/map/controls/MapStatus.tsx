import type { Point } from "@mars/domain/areas/geometry";
import { type CSSProperties, useEffect, useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { serviceOf } from "../../lib/mapPreferences/backgroundChoices.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";

const longestPixels = 112;

/** The longest round distance that fits, and how wide it is drawn. */
function scaleBar(metresPerPixel: number): { widthPixels: number; metres: number } {
  const most = metresPerPixel * longestPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, widthPixels: Math.round(metres / metresPerPixel) };
}

/** Scale bar, coordinates under the pointer and who the background is from, bottom left. */
export function MapStatus({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const { center, resolution, extent } = useStore(model.view.store);
  const { background } = useStore(model.layers.store);
  const attribution = serviceOf(background, useSettings().map)?.attribution;
  const [pointer, setPointer] = useState<Point | null>(null);
  useEffect(() => model.onPointer(setPointer), [model]);
  const { widthPixels, metres } = scaleBar(resolution);
  const [e, n] = pointer ?? center;
  const length =
    metres < 1000 ? `${format.integer(metres)} m` : `${format.integer(metres / 1000)} km`;
  return (
    <div className="map-status">
      <div className="map-scale" role="img" aria-label={`${t("scale")}: ${length}`}>
        <span>{length}</span>
        <svg
          width={widthPixels}
          height="6"
          viewBox={`0 0 ${widthPixels} 6`}
          preserveAspectRatio="none"
          aria-hidden="true"
          // On paper the map is as wide as the sheet, and the scale must be the same part of it.
          style={{ "--scale-share": metres / (extent[2] - extent[0]) } as CSSProperties}
        >
          <path d={`M.5 0v5.500h${widthPixels - 1}V0`} />
          <path className="map-scale-half" d={`M.5 5.500h${widthPixels / 2}`} />
        </svg>
      </div>
      <span className="map-coordinates">
        {t("coordinates", { e: format.integer(e), n: format.integer(n) })}{" "}
        <span className="mute map-crs">EPSG:25832</span>
      </span>
      {attribution && <span className="mute">{attribution}</span>}
    </div>
  );
}
