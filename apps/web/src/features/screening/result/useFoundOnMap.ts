import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { useEffect } from "react";
import type { MapModel, Shape, ShapeStyle } from "../../../map/index.ts";
import { featureShape } from "../findings/featureShape.ts";

const layer = "found";
/** From the lowest to the topmost. */
const tints: readonly (readonly [datasetId: string, style: ShapeStyle])[] = [
  [datasetIds.afforestationWanted, "land-forest"],
  [datasetIds.carbonRichSoil, "land-lowland"],
  [datasetIds.wetlandPotential, "land-wetland"],
  [datasetIds.protectedNature, "land-nature"],
];
/** More outlines than this say nothing on a screen, and each is a request. */
const MAX_FEATURES = 12;
/** Below a square metre two things only touch. */
const TOUCH_HA = 1e-4;

/** What the answer rests on and the map shows without a click, in the order of the key. */
export function tintedFindings(
  findings: readonly ScreeningFinding[],
): readonly { finding: ScreeningFinding; style: ShapeStyle }[] {
  return tints.flatMap(([id, style]) => {
    const finding = findings.find(({ datasetId }) => datasetId === id);
    return finding && finding.overlapHa > TOUCH_HA ? [{ finding, style }] : [];
  });
}

/** The parts of the findings that lie in the area, tinted as the ledger's swatches. */
export function useFoundOnMap(
  model: MapModel,
  area: AreaGeometry | null,
  findings: readonly ScreeningFinding[] | null,
): void {
  useEffect(() => {
    if (!area || !findings) return;
    let isLeft = false;
    const show = async () => {
      const shapes = await Promise.all(
        tintedFindings(findings).flatMap(({ finding: { datasetId, version, features }, style }) =>
          features.slice(0, MAX_FEATURES).map(async (feature): Promise<Shape[]> => {
            const from = { dataset: datasetId, version: version.id };
            const inside = (await featureShape(from, feature, area))?.inside;
            return inside ? [{ id: `${datasetId}/${feature.id}`, geometry: inside, style }] : [];
          }),
        ),
      );
      if (!isLeft) model.shapes.set(layer, shapes.flat());
    };
    void show();
    return () => {
      isLeft = true;
      model.shapes.clear(layer);
    };
  }, [model, area, findings]);
}
