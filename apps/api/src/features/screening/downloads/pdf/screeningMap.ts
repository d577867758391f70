import type { MapShape } from "../../../../platform/pdf/mapGeometry.ts";
import { mapBox, mapSvg } from "../../../../platform/pdf/mapSvg.ts";
import { readPolygons } from "../../../../platform/overlap/readPolygons.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";

const colours = { area: "#0e4743", potential: "#b9d8b0", conflict: "#c4453680" };

/** The area on the land, with what was found in it. */
export function screeningMap(
  { stored, shapes, background }: ScreeningDossier,
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
      ...background,
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
