import type { Project } from "@mars/contracts/projects/projectShapes";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../../../platform/database/Database.ts";
import { carbonDatasetId } from "../../../platform/geography/recomputeEffects.ts";
import { mapBox, mapSvg } from "../../../platform/pdf/mapSvg.ts";
import { datasetShapes, municipalityBorders } from "../../../platform/pdf/mapQueries.ts";
import type { PdfText } from "./pdfText.ts";

const NATURE_DATASET = datasetIds.protectedNature;
const colours = {
  area: "#0e4743",
  supplementary: "#8a2d7f",
  carbon: "#e3d3b8",
  nature: "#b9d8b0",
  border: "#6b7675",
};

/** The project on the land: its area, what is drawn in it, and what the ground is made of. */
export async function projectMap(
  database: Queryable,
  project: Project,
  text: PdfText,
): Promise<string | null> {
  if (project.geometry === null) return null;
  const box = mapBox([project.geometry]);
  const carbon = await datasetShapes(database, carbonDatasetId, box);
  const nature = await datasetShapes(database, NATURE_DATASET, box);
  const borders = await municipalityBorders(database, box);
  const drawn = project.supplementaryGeometries
    .filter(({ automatic }) => !automatic)
    .map(({ geometry }) => geometry);
  return mapSvg({
    box,
    north: text.north,
    layers: [
      { shapes: carbon, fill: colours.carbon },
      { shapes: nature, fill: colours.nature, stroke: "#5f8f55", strokeWidth: 0.5 },
      { shapes: borders, stroke: colours.border, strokeWidth: 1.2, dashed: true },
      { shapes: drawn, stroke: colours.supplementary, strokeWidth: 1.5, dashed: true },
      {
        shapes: [project.geometry],
        fill: `${colours.area}26`,
        hatch: `${colours.area}59`,
        stroke: colours.area,
        strokeWidth: 2.5,
      },
    ],
    legend: [
      { label: text.legendArea, hatch: `${colours.area}59`, stroke: colours.area },
      ...(drawn.length > 0
        ? [{ label: text.legendSupplementary, stroke: colours.supplementary }]
        : []),
      ...(carbon.length > 0 ? [{ label: text.legendCarbon, fill: colours.carbon }] : []),
      ...(nature.length > 0 ? [{ label: text.legendNature, fill: colours.nature }] : []),
      ...(borders.length > 0 ? [{ label: text.legendBorder, stroke: colours.border }] : []),
    ],
  });
}
