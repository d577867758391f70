import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { type Texture, texturePattern } from "./textures.ts";

/** How an area or a line is drawn: one hue and one texture, so that it survives print and colour blindness. */
export type Look = {
  fill?: string;
  texture?: Texture;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** Beneath the line, so that it stands out from whatever it crosses. */
  casing?: { color: string; width: number };
};

const made = new Map<string, Style[]>();

export function stylesOf(look: Look, pixelRatio: number): Style[] {
  const key = JSON.stringify([look, pixelRatio]);
  const known = made.get(key);
  if (known) return known;
  const styles: Style[] = [];
  if (look.fill) styles.push(new Style({ fill: new Fill({ color: look.fill }) }));
  const pattern = look.texture && texturePattern(look.texture, pixelRatio);
  if (pattern) styles.push(new Style({ fill: new Fill({ color: pattern }) }));
  if (look.casing)
    styles.push(
      new Style({ stroke: new Stroke({ color: look.casing.color, width: look.casing.width }) }),
    );
  if (look.stroke)
    styles.push(
      new Style({
        stroke: new Stroke({
          color: look.stroke,
          width: look.width ?? 1,
          lineJoin: "round",
          ...(look.dash && { lineDash: [...look.dash] }),
        }),
      }),
    );
  made.set(key, styles);
  return styles;
}
