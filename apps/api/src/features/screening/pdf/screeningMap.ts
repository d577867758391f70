import type { MapShape } from "../../../platform/pdf/mapGeometry.ts";
import { mapBox, mapSvg } from "../../../platform/pdf/mapSvg.ts";
import { readPolygons } from "../../../platform/overlap/readPolygons.ts";
import type { FindingShape } from "../findingShapes.ts";
import type { StoredScreening } from "../StoredScreening.ts";
import type { ScreeningPdfText } from "./pdfText.ts";

const colours = { area: "#0e4743", potential: "#b9d8b0", conflict: "#c4453680" };

/** The area with what was found in it; background layers would only cover the others. */
export function screeningMap(
  stored: StoredScreening,
  shapes: readonly FindingShape[],
  text: ScreeningPdfText,
): string {
  const area = stored.geometry as MapShape;
  const ofKind = (kind: string) =>
    shapes.flatMap(({ finding, wkb }) =>
      wkb && finding?.datasetKind === kind ? [shapeOf(wkb)] : [],
    );
  return mapSvg({
    box: mapBox([area]),
    north: text.north,
    layers: [
      { shapes: ofKind("potential"), fill: colours.potential },
      { shapes: ofKind("conflict"), hatch: colours.conflict, stroke: "#9c2f22", strokeWidth: 0.8 },
      { shapes: [area], stroke: colours.area, strokeWidth: 2.5 },
    ],
    legend: [
      { label: text.legendArea, stroke: colours.area },
      { label: text.legendPotential, fill: colours.potential },
      { label: text.legendConflict, hatch: colours.conflict, stroke: "#9c2f22" },
    ],
  });
}

function shapeOf(wkb: Buffer): MapShape {
  const places = (ring: Float64Array) =>
    Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i]!, ring[2 * i + 1]!]);
  return {
    type: "MultiPolygon",
    coordinates: readPolygons(wkb).map((rings) => rings.map(places)),
  };
}
