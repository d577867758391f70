import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useState } from "react";
import { featureShape, type FeatureShape } from "./featureShape.ts";

export type ShapesById = ReadonlyMap<string, FeatureShape | null>;
const none: ShapesById = new Map();

/** Shapes of the features that are listed, as they come. */
export function useFeatureShapes(
  dataset: string,
  ids: readonly string[],
  area: AreaGeometry | null,
): ShapesById {
  const [shapes, setShapes] = useState(none);
  const key = ids.join(",");
  useEffect(() => {
    if (!area) return;
    let isCurrent = true;
    const fetchOne = async (id: string) => {
      const shape = await featureShape(dataset, id, area);
      if (isCurrent) setShapes((before) => new Map(before).set(id, shape));
    };
    for (const id of key === "" ? [] : key.split(",")) void fetchOne(id);
    return () => {
      isCurrent = false;
      setShapes(none);
    };
  }, [dataset, key, area]);
  return shapes;
}
