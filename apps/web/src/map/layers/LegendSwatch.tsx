import { useEffect, useRef } from "react";
import type { Look } from "./Look.ts";
import { texturePattern } from "./textures.ts";

const side = 16;

/** The look itself, small: the legend can then never differ from the map. */
export function LegendSwatch({ look, isLine }: { look: Look; isLine?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, look, isLine ?? false);
  }, [look, isLine]);
  return <canvas className="map-swatch" ref={canvas} aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement, look: Look, isLine: boolean): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.height = side * ratio;
  const context = canvas.getContext("2d");
  if (!context) return;
  const size = side * ratio;
  context.clearRect(0, 0, size, size);
  if (!isLine) {
    if (look.fill) {
      context.fillStyle = look.fill;
      context.fillRect(0, 0, size, size);
    }
    const pattern = look.texture && texturePattern(look.texture, ratio);
    if (pattern) {
      context.fillStyle = pattern;
      context.fillRect(0, 0, size, size);
    }
  }
  if (!look.stroke) return;
  const width = (look.width ?? 1) * ratio;
  context.strokeStyle = look.stroke;
  context.lineWidth = Math.max(width, ratio);
  if (look.dash) context.setLineDash(look.dash.map((length) => (length * ratio) / 1.5));
  if (isLine) {
    context.beginPath();
    context.moveTo(0, size * 0.7);
    context.quadraticCurveTo(size / 2, 0, size, size * 0.5);
    context.stroke();
  } else context.strokeRect(width / 2, width / 2, size - width, size - width);
}
