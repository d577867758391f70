import type { MapStyle } from "./MapStyle.ts";

/** From field to nature; the same fills, edges and patterns as bars and swatches. */
export const stageStyles = {
  established: {
    fill: "rgb(14 71 67 / 0.86)",
    stroke: "#0e4743",
    width: 1.5,
    casing: { color: "rgb(255 255 255 / 0.85)", width: 3.5 },
  },
  establishment: {
    texture: { kind: "vertical", color: "#2f6b52a6", gap: 5, width: 1, ground: "#5f9e78" },
    stroke: "#2f6b52",
    width: 1.5,
    casing: { color: "rgb(255 255 255 / 0.85)", width: 3.5 },
  },
  preliminary: {
    texture: { kind: "dots", color: "#8a65128c", gap: 6, width: 0.9, ground: "#e6bf5c" },
    stroke: "#8a6512",
    width: 1.5,
    casing: { color: "rgb(255 255 255 / 0.85)", width: 3.5 },
  },
  sketch: {
    texture: { kind: "diagonal", color: "#636f6c", gap: 6, width: 1.4, ground: "#ffffffd9" },
    stroke: "#636f6c",
    width: 1.5,
  },
} as const satisfies Record<string, MapStyle>;

export type StageStyleName = keyof typeof stageStyles;

/** Stages as the API names them. */
export function stageStyleName(stage: unknown): StageStyleName {
  if (stage === "established") return "established";
  if (stage === "establishment_approval") return "establishment";
  return stage === "preliminary_examination_approval" ? "preliminary" : "sketch";
}
