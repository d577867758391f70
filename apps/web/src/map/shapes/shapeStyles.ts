import type { MapStyle } from "../layers/MapStyle.ts";
import { stageStyles } from "../layers/stageStyles.ts";

const white = (width: number) => ({ color: "rgb(255 255 255 / 0.92)", width });
const need = (fill: string, dash?: readonly number[]): MapStyle => ({
  fill,
  stroke: dash ? "#a8a29a" : "#ffffff",
  width: 1,
  ...(dash && { dash }),
});

/** Named styles of what pages draw themselves. */
export const shapeStyles = {
  mine: { fill: "rgb(14 71 67 / 0.12)", stroke: "#0e4743", width: 3, casing: white(6) },
  container: { stroke: "#1a1a1a", width: 1.4, dash: [8, 5], casing: white(4) },
  /** A sub-catchment while something is drawn in it: the land stays in sight. */
  "need-outline": { stroke: "#5d4578", width: 2, casing: white(4) },
  selected: { stroke: "#1a1a1a", width: 1.8, casing: white(4.5) },
  picked: { fill: "rgb(14 71 67 / 0.18)", stroke: "#0e4743", width: 2, casing: white(4) },
  finding: { fill: "rgb(168 18 95 / 0.1)", stroke: "#a8125f", width: 1.4 },
  // What land is good for, or protected as: the patterns of the ledger's swatches.
  "land-wetland": {
    texture: { kind: "horizontal", color: "#1d5c86b3", gap: 6, width: 1, ground: "#1d5c861f" },
    stroke: "#1d5c86",
    width: 1.2,
  },
  "land-lowland": {
    texture: { kind: "diagonal", color: "#7a4a21b3", gap: 6, width: 1, ground: "#7a4a211f" },
    stroke: "#7a4a21",
    width: 1.2,
  },
  "land-forest": {
    texture: { kind: "dots", color: "#3f6b2ab3", gap: 6, width: 1.1, ground: "#3f6b2a1f" },
    stroke: "#3f6b2a",
    width: 1.2,
  },
  "land-nature": {
    texture: { kind: "vertical", color: "#3f6b2ab3", gap: 6, width: 1, ground: "#ffffff59" },
    stroke: "#3f6b2a",
    width: 1.2,
  },
  /** Only its label, above what lies on the area. */
  label: {},
  /** Land that is taken out: hatched, with the line it had. */
  cut: {
    texture: { kind: "diagonal", color: "#9c2f22b3", gap: 7, width: 1.4 },
    stroke: "#9c2f22",
    width: 1.6,
    dash: [6, 4],
    casing: white(3.5),
  },
  /** Someone else's project in the way. */
  neighbour: {
    texture: { kind: "backward", color: "#5d45788c", gap: 7, width: 1.2 },
    stroke: "#5d4578",
    width: 1.8,
    dash: [7, 4],
    casing: white(4),
  },
  presence: { stroke: "#5d4578", width: 2, dash: [2, 4] },
  "stage-established": stageStyles.established,
  "stage-establishment": stageStyles.establishment,
  "stage-preliminary": stageStyles.preliminary,
  "stage-sketch": stageStyles.sketch,
  "stage-sketch-excluded": {
    fill: "rgb(255 255 255 / 0.38)",
    stroke: "#8b9593",
    width: 1,
    dash: [3, 3],
  },
  // One project alone on its page: the stage's hue and pattern, with the landscape still under it.
  "case-preliminary": {
    texture: { kind: "dots", color: "#8a65128c", gap: 8, width: 1.1, ground: "#e6bf5c45" },
    stroke: "#8a6512",
    width: 3,
    casing: white(6),
  },
  "case-establishment": {
    texture: { kind: "vertical", color: "#2f6b5280", gap: 8, width: 1, ground: "#5f9e7845" },
    stroke: "#2f6b52",
    width: 3,
    casing: white(6),
  },
  "case-established": {
    fill: "rgb(14 71 67 / 0.3)",
    stroke: "#0e4743",
    width: 3,
    casing: white(6),
  },
  "need-0": need("#f1f1ee", [1, 3]),
  "need-1": need("#ebe6ee"),
  "need-2": need("#dacfe1"),
  "need-3": need("#c3b2cf"),
  "need-4": need("#a48fb6"),
  "need-5": need("#7f669a"),
  /** Where a sketch would help, from little to much. */
  "heat-1": { fill: "rgb(29 92 134 / 0.14)" },
  "heat-2": { fill: "rgb(29 92 134 / 0.34)" },
  "heat-3": { fill: "rgb(29 92 134 / 0.58)" },
  "supplementary-stream": { stroke: "#1d5c86", width: 2, dash: [10, 4, 2, 4], casing: white(4) },
  "supplementary-direct": { stroke: "#1d5c86", width: 2, dash: [8, 5], casing: white(4) },
  "supplementary-drain": { stroke: "#1d5c86", width: 2, dash: [2, 4], casing: white(4) },
} as const satisfies Record<string, MapStyle>;

export type ShapeStyle = keyof typeof shapeStyles;

/** Highlight at: magenta, as on nautical charts, because no landscape has it. */
export const highlightInside: MapStyle = {
  fill: "rgb(168 18 95 / 0.24)",
  stroke: "#a8125f",
  width: 2.5,
};
export const highlightOutside: MapStyle = { stroke: "#a8125f", width: 1.6, dash: [5, 5] };
