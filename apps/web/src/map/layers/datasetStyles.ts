import { datasetAttributes } from "@mars/domain/datasets/datasetAttributes";
import type { DatasetStyle } from "@mars/contracts/datasets/layers";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { TextKey } from "@mars/wording/language/text";
import type { mapText } from "../text.ts";
import type { MapStyle } from "./MapStyle.ts";
import type { Texture } from "./textures.ts";

/** One class of a dataset: its own style, and its own line in the legend. */
export type StyleClass = {
  titleKey: TextKey<typeof mapText.texts.da>;
  style: MapStyle;
  holds: (properties: Readonly<Record<string, unknown>>) => boolean;
};

export type LayerStyle = {
  style: MapStyle;
  classes?: readonly StyleClass[];
  /** Attribute written on each feature, from this many metres a pixel inwards. */
  label?: { attribute: string; belowResolution: number };
  /** Nothing is shown (or fetched) further out than this. */
  belowResolution?: number;
};

const peat = "rgb(122 74 33 / 0.6)";
const peatHatch: Texture = { kind: "diagonal", color: peat, gap: 7, width: 1.25 };
const wordOf = (value: unknown) => (typeof value === "string" ? value : "");
const denser = (properties: Readonly<Record<string, unknown>>) =>
  /(>|over|mere)\s*12|12\s*%?\s*\+/iu.test(
    `${wordOf(properties["toerv_pct"])} ${wordOf(properties["kulstof_klasse"])}`,
  );

const own: Record<string, LayerStyle> = {
  [datasetIds.carbonRichSoil]: {
    style: { fill: "rgb(122 74 33 / 0.1)", texture: peatHatch, stroke: peat, width: 0.8 },
    classes: [
      {
        titleKey: "layerClass.peat",
        style: { fill: "rgb(122 74 33 / 0.1)", texture: peatHatch, stroke: peat, width: 0.8 },
        holds: (properties) => !denser(properties),
      },
      {
        titleKey: "layerClass.densePeat",
        style: {
          fill: "rgb(122 74 33 / 0.16)",
          texture: { ...peatHatch, gap: 3.5, width: 0.8, color: "rgb(122 74 33 / 0.55)" },
          stroke: "rgb(122 74 33 / 0.8)",
          width: 0.8,
        },
        holds: denser,
      },
    ],
  },
  [datasetIds.protectedNature]: {
    style: { fill: "rgb(63 107 42 / 0.14)", stroke: "#3f6b2a", width: 1.6 },
  },
  [datasetIds.forestReserve]: {
    style: { fill: "rgb(44 79 29 / 0.1)", stroke: "#2c4f1d", width: 1.6, dash: [7, 4] },
  },
  [datasetIds.wetlandPotential]: {
    style: {
      texture: { kind: "horizontal", color: "rgb(29 92 134 / 0.75)", gap: 5, width: 1 },
      stroke: "#1d5c86",
      width: 1,
    },
  },
  [datasetIds.parcels]: {
    style: { stroke: "#8d7f97", width: 0.8 },
    label: { attribute: datasetAttributes.parcelNumber, belowResolution: 1.7 },
    belowResolution: 6.5,
  },
  [datasetIds.fieldBlocks2025]: {
    style: { stroke: "#6b5a2c", width: 1, dash: [2, 3] },
    label: { attribute: datasetAttributes.blockNumber, belowResolution: 3.3 },
    belowResolution: 13.5,
  },
  [datasetIds.fields2025]: {
    style: { fill: "rgb(224 195 65 / 0.16)", stroke: "#9a7d0a", width: 0.8 },
    belowResolution: 26,
  },
  [datasetIds.fields2024]: {
    style: { fill: "rgb(224 195 65 / 0.1)", stroke: "#b8962e", width: 0.8, dash: [4, 3] },
    belowResolution: 26,
  },
  municipalities: { style: { stroke: "#66625a", width: 1.2, dash: [1, 3] } },
  tripartites: { style: { stroke: "#3b4a6b", width: 1.8 } },
  plans: { style: { stroke: "#0e4743", width: 1.6, dash: [8, 4] } },
  subcatchments: { style: { stroke: "#5d4578", width: 1.1 } },
};

/** The style the map's standard gives, else the one the catalogue carries. */
export function datasetStyle(id: string, fromCatalogue: DatasetStyle = {}): LayerStyle {
  const known = own[id];
  if (known) return known;
  const { fill, stroke = "#454545", pattern, line } = fromCatalogue;
  const isBlank = fill === undefined || fill.endsWith("00");
  const texture = textureOf(pattern, stroke);
  return {
    style: {
      ...(!isBlank && !line && { fill }),
      ...(texture && { texture }),
      stroke,
      width: line ? 2 : 1.3,
    },
  };
}

function textureOf(pattern: string | undefined, color: string): Texture | null {
  if (pattern === "diagonal") return { kind: "backward", color, gap: 7, width: 0.9 };
  if (pattern === "cross") return { kind: "cross", color, gap: 8, width: 0.8 };
  if (pattern === "dots") return { kind: "dots", color, gap: 8, width: 1.1 };
  return null;
}
