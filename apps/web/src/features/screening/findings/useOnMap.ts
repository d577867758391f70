import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { useEffect } from "react";
import { featureName } from "@mars/wording/datasets/featureName";
import { useResult } from "./ResultContext.ts";
import type { ShapesById } from "./useFeatureShapes.ts";

/** Magenta shapes and numbered pins for the listed features; one pointed at alone stands out. */
export function useOnMap(
  features: readonly TouchedFeature[],
  shapes: ShapesById,
  pointedId: string | null,
): void {
  const { model } = useResult();
  useEffect(() => {
    const shown = features.filter(({ id }) => pointedId === null || id === pointedId);
    model.pointAt(shown.flatMap(({ id }) => shapes.get(id) ?? []));
  }, [model, features, shapes, pointedId]);
  useEffect(() => {
    model.pins.set(
      features.flatMap((feature, index) => {
        const at = shapes.get(feature.id)?.pin;
        const title = featureName(feature) ?? String(index + 1);
        return at ? [{ id: feature.id, number: index + 1, at, title }] : [];
      }),
    );
  }, [model, features, shapes]);
  useEffect(
    () => () => {
      model.pointAt(null);
      model.pins.set([]);
    },
    [model],
  );
}
