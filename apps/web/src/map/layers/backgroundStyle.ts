import type { FeatureLike } from "ol/Feature.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { byTheme } from "./byTheme.ts";
import { mapColor } from "./mapColor.ts";
import { mapLabel } from "./tileStyle.ts";

/** The landscape whispers: nothing here passes 2:1 against its neighbour. */
const landscape = byTheme(() => {
  const land = new Style({ fill: new Fill({ color: mapColor("#f4f1ea") }) });
  const border = new Style({
    stroke: new Stroke({ color: mapColor("#cfc8b8"), width: 1 }),
    zIndex: 6,
  });
  const coast = new Style({
    stroke: new Stroke({ color: mapColor("#a9c0ca"), width: 1 }),
    zIndex: 1,
  });
  const urban = new Style({ fill: new Fill({ color: mapColor("#e9e2d8") }), zIndex: 2 });
  const wood = new Style({
    fill: new Fill({ color: mapColor("#cbdac0") }),
    stroke: new Stroke({ color: mapColor("#b3c7a6"), width: 0.8 }),
    zIndex: 4,
  });
  const fields = ["#f3efe3", "#f0ecdd", "#eeedde", "#f5f1e7", "#ebebda"].map(
    (color) =>
      new Style({
        fill: new Fill({ color: mapColor(color) }),
        stroke: new Stroke({ color: mapColor("#ddd6c3"), width: 0.7 }),
        zIndex: 2,
      }),
  );
  const lake = new Style({
    fill: new Fill({ color: mapColor("#bcd8e4") }),
    stroke: new Stroke({ color: mapColor("#86b2c7"), width: 1 }),
    zIndex: 5,
  });
  // Each level lies on the one below it, so the land grows warmer as it rises.
  const height = new Style({
    fill: new Fill({ color: mapColor("rgb(214 190 140 / 0.16)") }),
    zIndex: 2.5,
  });
  const contour = new Style({
    stroke: new Stroke({ color: mapColor("rgb(168 136 84 / 0.6)"), width: 1 }),
    zIndex: 3.5,
  });
  const roads = [1, 1.8, 3, 5].map((width) => ({
    main: [
      new Style({
        stroke: new Stroke({ color: mapColor("#cdbf9f"), width: width + 1.4 }),
        zIndex: 5.5,
      }),
      new Style({ stroke: new Stroke({ color: mapColor("#fbf4df"), width }), zIndex: 5.6 }),
    ],
    minor: new Style({
      stroke: new Stroke({ color: mapColor("#d6ccb6"), width: width * 0.8 }),
      zIndex: 5.4,
    }),
  }));
  const meadow = new Style({ fill: new Fill({ color: mapColor("#e2e9d4") }), zIndex: 3 });
  const streams = [1, 1.6, 2.6, 4].flatMap((width) => [
    new Style({ stroke: new Stroke({ color: mapColor("#bcd8e4"), width }), zIndex: 5 }),
  ]);
  return {
    land,
    border,
    coast,
    urban,
    wood,
    fields,
    lake,
    meadow,
    streams,
    height,
    contour,
    roads,
    names: new Map<string, Style>(),
  };
});

/** Metres a pixel under which heights have lines, not tints alone. */
const contoursBelow = 60;
/** Closer by, tiles bring lines every few metres of their own. */
const fieldScale = 6.4;
/** Lines grow as one comes closer. */
const sizeAt = (resolution: number) =>
  resolution > 100 ? 0 : resolution > 12 ? 1 : resolution > 3 ? 2 : 3;

export function isName(feature: FeatureLike): boolean {
  return feature.get("layer") === "place" || feature.get("layer") === "unit";
}

export function backgroundStyle(feature: FeatureLike, resolution: number): Style | Style[] | void {
  const {
    land,
    border,
    coast,
    urban,
    wood,
    fields,
    lake,
    meadow,
    streams,
    height,
    contour,
    roads,
  } = landscape();
  switch (feature.get("layer")) {
    case "land":
      return resolution > 600 ? [land, coast] : [land, border];
    case "urban":
      return urban;
    case "wood":
      return wood;
    case "height":
      if (feature.getGeometry()?.getType().endsWith("LineString")) return contour;
      return resolution > contoursBelow || resolution < fieldScale ? height : [height, contour];
    case "road": {
      const drawn = roads[sizeAt(resolution)]!;
      return Number(feature.get("rank")) === 1 ? drawn.main : drawn.minor;
    }
    case "field":
      return fields[Number(feature.getId() ?? 0) % fields.length];
    case "nature":
      return /sø/iu.test(String(feature.get("kind") ?? "")) ? lake : meadow;
    case "stream":
      return streams[sizeAt(resolution)];
    case "place":
      return placeStyle(feature, resolution);
    case "unit":
      return municipalityStyle(feature, resolution);
    default:
  }
}

/** Told first where there is no room for all: they tell a stranger where he is. */
const largest = new Set(["København", "Aarhus", "Odense", "Aalborg", "Esbjerg", "Bornholm"]);

function municipalityStyle(feature: FeatureLike, resolution: number): Style | void {
  // Closer by the towns have names of their own.
  if (resolution <= 210) return;
  const name = String(feature.get("name") ?? "");
  const made = landscape().names;
  const key = `${name}/municipality`;
  const known = made.get(key);
  if (known) return known;
  const isLarge = largest.has(name);
  const style = new Style({
    text: mapLabel(
      name,
      isLarge ? 13.5 : 12.5,
      isLarge ? "#3b3a36" : "#66625a",
      isLarge ? 500 : 400,
    ),
    zIndex: isLarge ? 3 : 1,
  });
  made.set(key, style);
  return style;
}

function placeStyle(feature: FeatureLike, resolution: number): Style | void {
  const name = String(feature.get("name") ?? "");
  const kind = String(feature.get("kind") ?? "");
  const isTown = kind === "town" || kind === "city";
  if (resolution > (isTown ? 210 : 13)) return;
  const made = landscape().names;
  const key = `${name}/${kind}`;
  const known = made.get(key);
  if (known) return known;
  const style = new Style({
    text:
      kind === "stream"
        ? mapLabel(name, 13, "#2f6a86", "italic 400")
        : mapLabel(name, 13.5, isTown ? "#3b3a36" : "#66625a"),
    zIndex: isTown ? 2 : 1,
  });
  made.set(key, style);
  return style;
}
