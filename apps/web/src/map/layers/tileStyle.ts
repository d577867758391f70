import type { DatasetStyle } from "@mars/contracts/datasets/layers";
import type { FeatureLike } from "ol/Feature.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style, { type StyleFunction } from "ol/style/Style.js";
import Text from "ol/style/Text.js";
import { byTheme } from "./byTheme.ts";
import { datasetStyle } from "./datasetStyles.ts";
import { mapColor } from "./mapColor.ts";
import { type MapStyle, olStyles } from "./MapStyle.ts";
import { stageStyleName, stageStyles } from "./stageStyles.ts";

const halo = byTheme(() => new Stroke({ color: mapColor("rgb(255 253 247 / 0.92)"), width: 3.5 }));

export function mapLabel(
  text: string,
  size: number,
  color = "#3b3a36",
  weight: number | string = 400,
  overflow = false,
): Text {
  return new Text({
    text,
    font: `${weight} ${size}px "IBM Plex Sans", system-ui, sans-serif`,
    fill: new Fill({ color: mapColor(color) }),
    stroke: halo(),
    overflow,
  });
}

/** How the features of a tile set are drawn. */
export function tileStyle(
  id: string,
  fromCatalogue: DatasetStyle | undefined,
  ratio: number,
): StyleFunction {
  if (id === "projects") return (feature) => stageStyle(feature, feature.get("stage"), ratio);
  if (id === "sketch-projects") return (feature) => stageStyle(feature, "sketch", ratio);
  const { style, classes, label } = datasetStyle(id, fromCatalogue);
  return (feature, resolution) => {
    const properties = feature.getProperties();
    const own = classes?.find(({ holds }) => holds(properties))?.style ?? style;
    const styles = olStyles(resolution > farOff ? fromAfar(own) : own, ratio);
    const word = label && resolution < label.belowResolution ? properties[label.attribute] : null;
    // A feature lies in several tiles and is named in the one with its middle.
    if (!word || properties["isNamedHere"] === false) return styles;
    return [...styles, new Style({ text: mapLabel(String(word), 10.5, "#66597a") })];
  };
}

/** Metres a pixel where outlines and hatches would clot. */
const farOff = 60;

function fromAfar({ fill, texture, stroke, dash }: MapStyle): MapStyle {
  const isArea = fill !== undefined || texture !== undefined;
  if (!isArea || !stroke) return { stroke: stroke ?? "#454545", width: 0.8, dash };
  return { fill: /^#[\da-f]{6}$/i.test(stroke) ? `${stroke}99` : stroke };
}

/** Too small for a shape: a dot in the stage's colour. */
function stageStyle(feature: FeatureLike, stage: unknown, ratio: number): Style[] {
  const name = stageStyleName(stage);
  const style = stageStyles[name];
  const type = feature.getGeometry()?.getType();
  if (type !== "Point" && type !== "MultiPoint") return olStyles(style, ratio);
  return [dots()[name]];
}

const dot = (color: string, edge: string) =>
  new Style({
    image: new CircleStyle({
      radius: 4,
      fill: new Fill({ color: mapColor(color) }),
      stroke: new Stroke({ color: mapColor(edge), width: 1.2 }),
    }),
  });
const dots = byTheme(() => ({
  established: dot("#0e4743", "#ffffff"),
  establishment: dot("#5f9e78", "#2f6b52"),
  preliminary: dot("#e6bf5c", "#8a6512"),
  sketch: dot("#ffffff", "#636f6c"),
}));
