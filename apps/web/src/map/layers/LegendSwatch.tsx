import { useEffect, useRef } from "react";
import { theme } from "../../lib/theme/theme.ts";
import { mapColor } from "./mapColor.ts";
import type { MapStyle } from "./MapStyle.ts";
import { texturePattern } from "./textures.ts";

const side = 16;

/** The style itself, small: the legend can then never differ from the map. */
export function LegendSwatch({ mapStyle, isLine }: { mapStyle: MapStyle; isLine?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const show = () => {
      if (canvas.current) paint(canvas.current, mapStyle, isLine ?? false);
    };
    show();
    return theme.subscribe(show);
  }, [mapStyle, isLine]);
  return <canvas className="map-swatch" ref={canvas} aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement, style: MapStyle, isLine: boolean): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.height = side * ratio;
  const context = canvas.getContext("2d");
  if (!context) return;
  const size = side * ratio;
  context.clearRect(0, 0, size, size);
  if (!isLine) {
    if (style.fill) {
      context.fillStyle = mapColor(style.fill);
      context.fillRect(0, 0, size, size);
    }
    const pattern = style.texture && texturePattern(style.texture, ratio);
    if (pattern) {
      context.fillStyle = pattern;
      context.fillRect(0, 0, size, size);
    }
  }
  if (!style.stroke) return;
  const width = (style.width ?? 1) * ratio;
  context.strokeStyle = mapColor(style.stroke);
  context.lineWidth = Math.max(width, ratio);
  if (style.dash) context.setLineDash(style.dash.map((length) => (length * ratio) / 1.5));
  if (isLine) {
    context.beginPath();
    context.moveTo(0, size * 0.7);
    context.quadraticCurveTo(size / 2, 0, size, size * 0.5);
    context.stroke();
  } else context.strokeRect(width / 2, width / 2, size - width, size - width);
}
