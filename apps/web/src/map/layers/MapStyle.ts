import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { theme } from "../../lib/theme/theme.ts";
import { mapColor } from "./mapColor.ts";
import { type Texture, texturePattern } from "./textures.ts";

/** How an area or a line is drawn: one hue and one texture, so that it survives print and colour blindness. */
export type MapStyle = {
  fill?: string;
  texture?: Texture;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** Beneath the line, so that it stands out from whatever it crosses. */
  casing?: { color: string; width: number };
};

const made = new Map<string, Style[]>();

export function olStyles(style: MapStyle, pixelRatio: number): Style[] {
  const key = JSON.stringify([style, pixelRatio, theme.get()]);
  const known = made.get(key);
  if (known) return known;
  const styles: Style[] = [];
  if (style.fill) styles.push(new Style({ fill: new Fill({ color: mapColor(style.fill) }) }));
  const pattern = style.texture && texturePattern(style.texture, pixelRatio);
  if (pattern) styles.push(new Style({ fill: new Fill({ color: pattern }) }));
  if (style.casing)
    styles.push(
      new Style({
        stroke: new Stroke({ color: mapColor(style.casing.color), width: style.casing.width }),
      }),
    );
  if (style.stroke)
    styles.push(
      new Style({
        stroke: new Stroke({
          color: mapColor(style.stroke),
          width: style.width ?? 1,
          lineJoin: "round",
          ...(style.dash && { lineDash: [...style.dash] }),
        }),
      }),
    );
  made.set(key, styles);
  return styles;
}
