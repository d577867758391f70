import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import RegularShape from "ol/style/RegularShape.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import Text from "ol/style/Text.js";
import { byTheme } from "../layers/byTheme.ts";
import { mapColor } from "../layers/mapColor.ts";

export type Role =
  | "area"
  | "sketch-fill"
  | "side"
  | "band"
  | "closing"
  | "refused"
  | "crossed"
  | "corner"
  | "middle"
  | "first"
  | "last"
  | "held"
  | "cursor"
  | "snap"
  | "crossing"
  | "number"
  | "refused-end";

const green = "#0e4743";
const magenta = "#a8125f";
const red = "#b42318";
const white = "#ffffff";

const stroke = (color: string, width: number, dash?: number[]) =>
  new Style({
    stroke: new Stroke({
      color: mapColor(color),
      width,
      lineJoin: "round",
      ...(dash && { lineDash: dash }),
    }),
  });
const casing = () => stroke(white, 6);
const circle = (radius: number, fill: string, ring: string, width: number) =>
  new Style({
    image: new CircleStyle({
      radius,
      fill: new Fill({ color: mapColor(fill) }),
      stroke: new Stroke({ color: mapColor(ring), width }),
    }),
  });
const cross = (color: string, radius: number) =>
  new Style({
    image: new RegularShape({
      points: 4,
      radius,
      radius2: 0,
      angle: Math.PI / 4,
      stroke: new Stroke({ color: mapColor(color), width: 2.2 }),
    }),
  });
const upright = (color: string, width: number) =>
  new Style({
    image: new RegularShape({
      points: 4,
      radius: 9,
      radius2: 0,
      stroke: new Stroke({ color: mapColor(color), width }),
    }),
  });

/** Mine speaks: deep green on a white casing. What is refused is red and dotted, what is pointed at magenta. */
const styles = byTheme<Record<Role, Style[]>>(() => ({
  area: [
    new Style({ fill: new Fill({ color: mapColor("rgb(14 71 67 / 0.12)") }) }),
    casing(),
    stroke(green, 3),
  ],
  "sketch-fill": [new Style({ fill: new Fill({ color: mapColor("rgb(14 71 67 / 0.12)") }) })],
  side: [casing(), stroke(green, 3)],
  band: [casing(), stroke(green, 3, [8, 6])],
  closing: [stroke("rgb(255 255 255 / 0.8)", 4), stroke("rgb(14 71 67 / 0.75)", 1.6, [4, 6])],
  refused: [casing(), stroke(red, 3, [2, 6])],
  crossed: [stroke(red, 3)],
  corner: [circle(5, white, green, 2.2)],
  middle: [circle(3, white, green, 1.2)],
  first: [circle(8, white, green, 2), circle(4, green, green, 0)],
  last: [circle(6, green, white, 2)],
  held: [circle(7, white, green, 3)],
  cursor: [upright(white, 5), upright(green, 2)],
  snap: [circle(10, "rgb(168 18 95 / 0.12)", magenta, 2.5), circle(4, green, green, 0)],
  number: [circle(12, green, white, 2)],
  crossing: [circle(12, white, red, 2.5), cross(red, 7)],
  "refused-end": [circle(5, white, red, 2)],
}));

/** A part's number, in its own circle. */
export function numberStyle(number: string): Style[] {
  const label = new Style({
    text: new Text({
      text: number,
      font: '600 13px "IBM Plex Sans", system-ui, sans-serif',
      fill: new Fill({ color: mapColor(white) }),
    }),
  });
  return [...styles().number, label];
}

export function drawingStyle(role: Role, lengthText: string | null): Style[] {
  if (lengthText === null) return styles()[role];
  const label = new Style({
    text: new Text({
      text: lengthText,
      font: '500 13px "IBM Plex Sans", system-ui, sans-serif',
      fill: new Fill({ color: mapColor(green) }),
      stroke: new Stroke({ color: mapColor(white), width: 4 }),
      overflow: true,
      offsetY: 14,
    }),
  });
  return [...styles()[role], label];
}
