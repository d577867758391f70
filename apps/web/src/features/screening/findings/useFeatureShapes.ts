import type { ScreeningFinding, TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useState } from "react";
import { featureShape, type FeatureShape } from "./featureShape.ts";

export type ShapesById = ReadonlyMap<string, FeatureShape | null>;
const none: ShapesById = new Map();

/** Shapes of the features that are listed, as they come. The list must be the same from render to render. */
export function useFeatureShapes(
  { datasetId, version }: Pick<ScreeningFinding, "datasetId" | "version">,
  features: readonly TouchedFeature[],
  area: AreaGeometry | null,
): ShapesById {
  const [shapes, setShapes] = useState(none);
  const versionId = version.id;
  useEffect(() => {
    if (!area) return;
    let isCurrent = true;
    const shapeOne = async (feature: TouchedFeature) => {
      const shape = await featureShape({ dataset: datasetId, version: versionId }, feature, area);
      if (isCurrent) setShapes((before) => new Map(before).set(feature.id, shape));
    };
    for (const feature of features) void shapeOne(feature);
    return () => {
      isCurrent = false;
      setShapes(none);
    };
  }, [datasetId, versionId, features, area]);
  return shapes;
}
