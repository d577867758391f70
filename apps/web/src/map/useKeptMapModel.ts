import { useEffect, useState } from "react";
import type { Extent } from "./danishProjection.ts";
import { createMapModel, type MapModel, type MapOptions } from "./createMapModel.ts";

let kept: { key: string; model: MapModel } | null = null;

/** One map for pages that belong together: going from one to the next neither fetches nor draws the
 * land again. The page says itself where it looks; `returnsTo` is where it looks on the way back. */
export function useKeptMapModel(
  key: string,
  { returnsTo, ...options }: MapOptions & { returnsTo?: Extent | null },
): MapModel {
  const [{ model, isKnown }] = useState(() => {
    if (kept?.key === key) return { model: kept.model, isKnown: true };
    const before = kept?.model;
    // The page that shows it is still there in this moment.
    if (before) setTimeout(() => before.dispose());
    kept = { key, model: createMapModel(options) };
    return { model: kept.model, isKnown: false };
  });
  const [back] = useState(returnsTo);
  useEffect(() => {
    if (isKnown && back !== undefined) model.lookAgain(back);
  }, [model, isKnown, back]);
  return model;
}
