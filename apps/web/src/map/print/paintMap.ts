import type OlMap from "ol/Map.js";

/**
 * The map as it stands, in one canvas of its own. Paper has another shape than the window, and a
 * browser that prints does not wait for the map to draw itself again.
 */
export function paintMap(map: OlMap, paper: HTMLCanvasElement): boolean {
  const [width = 0, height = 0] = map.getSize() ?? [];
  const context = paper.getContext("2d");
  if (width === 0 || height === 0 || !context) return false;
  map.renderSync();
  const ratio = window.devicePixelRatio || 1;
  paper.width = width * ratio;
  paper.height = height * ratio;
  for (const canvas of map.getViewport().querySelectorAll<HTMLCanvasElement>(".ol-layer canvas")) {
    if (canvas.width === 0) continue;
    const layer = canvas.parentElement;
    context.globalAlpha = Number(layer?.style.opacity || 1);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const matrix = /^matrix\((.*)\)$/.exec(canvas.style.transform)?.[1]?.split(",").map(Number);
    if (matrix?.length === 6)
      context.transform(...(matrix as [number, number, number, number, number, number]));
    if (layer?.style.backgroundColor) {
      context.fillStyle = layer.style.backgroundColor;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(canvas, 0, 0);
  }
  return true;
}
