import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { useMemo } from "react";
import { useResult } from "./ResultContext.ts";
import { shownAtFirst } from "./shownFeatures.ts";
import { useFeatureShapes } from "./useFeatureShapes.ts";
import { useOnMap } from "./useOnMap.ts";

/** Points at a finding on the map for as long as it is rendered. */
export function FindingOnMap({ finding }: { finding: ScreeningFinding }) {
  const { area } = useResult();
  const features = useMemo(() => finding.features.slice(0, shownAtFirst), [finding]);
  useOnMap(features, useFeatureShapes(finding, features, area), null);
  return null;
}
