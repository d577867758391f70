import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { DemoLand } from "../geography/demoLand.ts";
import { coastDistanceAt } from "../geography/landGrid.ts";
import { lineHex, polygonHex } from "../geography/ewkb.ts";
import type { Position, Ring } from "../geography/Position.ts";
import { placeName, streamName } from "../content/names.ts";
import { organicRing } from "../content/shapes.ts";
import type { Landscape } from "../landscape/landscape.ts";
import { randomFor } from "../random.ts";
import type { Random } from "../random.ts";
import type { LayerFeature } from "./addLayer.ts";

/** Small things strewn over the land: monuments, agreements, forest reserves, towns. */
type SpotLayer = {
  datasetId: string;
  count: number;
  /** Natural logarithm of the area in hectares. */
  area: readonly [mean: number, deviation: number];
  attributes: (random: Random, index: number) => Record<string, unknown>;
};

export const spotLayers: readonly SpotLayer[] = [
  {
    datasetId: datasetIds.ancientMonuments,
    count: 1500,
    area: [1.2, 0.1],
    attributes: (random, index) => ({
      fredningsnr: `${random.integer(1000, 4999)}${String(index).padStart(2, "0")}`,
      anlaegstype: random.pick([
        "Rundhøj",
        "Rundhøj",
        "Langhøj",
        "Dysse",
        "Voldsted",
        "Stensætning",
      ]),
    }),
  },
  {
    datasetId: datasetIds.environmentCommitments,
    count: 1100,
    area: [1.6, 0.8],
    attributes: (random) => ({
      tilsagnstype: random.pick([
        "Pleje af græs- og naturarealer",
        "20-årigt miljøtilsagn",
        "Vådområde",
        "Lavbund",
      ]),
      slutaar: random.integer(2027, 2044),
    }),
  },
  {
    datasetId: datasetIds.forestReserve,
    count: 1300,
    area: [2.6, 1],
    attributes: (random) => ({
      omfang: random.pick(["hel", "hel", "del"]),
      elavsnavn: `${placeName(random)} By, ${placeName(random)}`,
      matrnr: `${random.integer(1, 60)}${random.pick(["a", "b", "c", "d"])}`,
    }),
  },
];

export function spotFeatures(
  layer: SpotLayer,
  land: DemoLand,
  seed: number,
  scale: number,
): LayerFeature[] {
  const features: LayerFeature[] = [];
  const random = randomFor(seed, "spots", layer.datasetId);
  while (features.length < layer.count * scale) {
    const centre = landPosition(random, land, 900);
    const areaHa = Math.min(120, random.logNormal(...layer.area));
    const ring = organicRing(random, {
      centre,
      areaHa,
      direction: random.between(0, Math.PI),
      stretch: random.between(1, 1.6),
    });
    features.push({
      key: null,
      hex: polygonHex([ring]),
      attributes: layer.attributes(random, features.length),
    });
  }
  return features;
}

export type Town = { name: string; position: Position; ring: Ring };

/** Made-up towns: zones on the map, and places one can search for. */
export function towns(land: DemoLand, seed: number): Town[] {
  const random = randomFor(seed, "towns");
  return Array.from({ length: 420 }, () => {
    const position = landPosition(random, land, 1600);
    const areaHa = Math.min(900, random.logNormal(4, 0.9));
    const ring = organicRing(random, {
      centre: position,
      areaHa,
      direction: random.between(0, Math.PI),
      stretch: 1.3,
    });
    return { name: placeName(random), position, ring };
  }).filter(({ ring }) => ring.every(([x, y]) => coastDistanceAt(land.grid, x, y) > 300));
}

export const townFeatures = (all: readonly Town[]): LayerFeature[] =>
  all.map(({ name, ring }, index) => ({
    key: null,
    hex: polygonHex([ring]),
    attributes: { zone: index % 9 === 0 ? "Sommerhusområde" : "Byzone", navn: name },
  }));

export function streamFeatures(
  { streams }: Landscape,
  seed: number,
): (LayerFeature & { name: string })[] {
  return streams.map(({ line }, index) => {
    const name = streamName(randomFor(seed, "stream", index));
    return { key: null, hex: lineHex(line), attributes: { vl_navn: name }, name };
  });
}

function landPosition(random: Random, { grid }: DemoLand, coastM: number): Position {
  for (;;) {
    const position: Position = [
      Math.round(grid.west + random.next() * grid.width * grid.cellM),
      Math.round(grid.south + random.next() * grid.height * grid.cellM),
    ];
    if (coastDistanceAt(grid, ...position) > coastM) return position;
  }
}
