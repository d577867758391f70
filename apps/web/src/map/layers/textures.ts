import { theme } from "../../lib/theme/theme.ts";
import { mapColor } from "./mapColor.ts";

/** A hatch or dot pattern, the same on the map and in the legend. */
export type Texture = {
  kind: "diagonal" | "backward" | "cross" | "horizontal" | "vertical" | "dots";
  color: string;
  /** Distance between lines or dots, in CSS pixels. */
  gap: number;
  width: number;
  /** Filled beneath the lines. */
  ground?: string;
};

const made = new Map<string, CanvasPattern | null>();

export function texturePattern(texture: Texture, pixelRatio: number): CanvasPattern | null {
  const key = JSON.stringify([texture, pixelRatio, theme.get()]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const pattern = draw(texture, pixelRatio);
  made.set(key, pattern);
  return pattern;
}

/** Tiles are drawn one by one: only what divides their 256 pixels meets at the seams. */
function seamless(side: number): number {
  return [4, 8, 16, 32].reduce((best, next) =>
    Math.abs(next - side) < Math.abs(best - side) ? next : best,
  );
}

function draw({ kind, color, gap, width, ground }: Texture, ratio: number): CanvasPattern | null {
  const isSlanted = kind === "diagonal" || kind === "backward" || kind === "cross";
  // Slanted lines repeat along the axes at √2 times their own distance.
  const side = Math.round(seamless(isSlanted ? gap * Math.SQRT2 : gap) * ratio);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) return null;
  if (ground) {
    context.fillStyle = mapColor(ground);
    context.fillRect(0, 0, side, side);
  }
  context.strokeStyle = context.fillStyle = mapColor(color);
  context.lineWidth = width * ratio;
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };
  // Drawn again on either side, or the corners of the square would be nicked.
  for (const shift of [-side, 0, side]) {
    if (kind === "diagonal" || kind === "cross") line(shift, side, shift + side, 0);
    if (kind === "backward" || kind === "cross") line(shift, 0, shift + side, side);
  }
  if (kind === "horizontal") line(0, side / 2, side, side / 2);
  if (kind === "vertical") line(side / 2, 0, side / 2, side);
  if (kind === "dots")
    for (const middle of [side / 4, (3 * side) / 4]) {
      context.beginPath();
      context.arc(middle, middle, width * ratio, 0, 2 * Math.PI);
      context.fill();
    }
  return context.createPattern(canvas, "repeat");
}
