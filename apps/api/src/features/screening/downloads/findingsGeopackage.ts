import type { Language } from "@mars/wording/language/languages";
import { writeGeopackage } from "../../../platform/geodata/geopackage/writeGeopackage.ts";
import { areaRings, multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { screeningText } from "./text.ts";
import type { FindingShape } from "./findingShapes.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";

/** Two layers: the area, and what was found in it. */
export function findingsGeopackage(
  stored: StoredScreening,
  shapes: readonly FindingShape[],
  language: Language,
): Promise<Buffer> {
  const text = screeningText[language];
  return writeGeopackage(
    [
      {
        name: text.areaLayer,
        title: text.area,
        columns: [
          { name: "name", type: "TEXT" },
          { name: "area_ha", type: "REAL" },
          { name: "screening_id", type: "TEXT" },
        ],
        rows: [
          {
            wkb: multiPolygonWkb(areaRings(stored.geometry)),
            values: [stored.name, stored.areaHa, stored.id],
          },
        ],
      },
      {
        name: text.findingsLayer,
        title: text.findings,
        columns: [
          { name: "dataset", type: "TEXT" },
          { name: "dataset_id", type: "TEXT" },
          { name: "kind", type: "TEXT" },
          { name: "dataset_overlap_ha", type: "REAL" },
          { name: "share", type: "REAL" },
          { name: "feature", type: "TEXT" },
          { name: "overlap_ha", type: "REAL" },
          { name: "feature_ha", type: "REAL" },
          { name: "outline_tolerance_m", type: "REAL" },
          { name: "attributes", type: "TEXT" },
          { name: "source", type: "TEXT" },
          { name: "version", type: "TEXT" },
          { name: "updated_on", type: "TEXT" },
        ],
        rows: shapes.map(({ dataset, kind, finding, feature, attributes, wkb }) => ({
          wkb,
          values: [
            dataset,
            finding?.datasetId ?? null,
            kind,
            finding?.overlapHa ?? null,
            finding?.share ?? null,
            feature ? (feature.key ?? feature.id) : null,
            feature?.overlapHa ?? null,
            feature?.featureHa ?? null,
            feature?.outlineToleranceM ?? null,
            attributes,
            finding?.source ?? null,
            finding?.version.label ?? null,
            finding?.version.updatedOn ?? null,
          ],
        })),
      },
    ],
    stored.createdAt,
  );
}
