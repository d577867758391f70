import { useResult } from "../findings/ResultContext.ts";
import { useMunicipality } from "./useMunicipality.ts";

/** The municipalities of the result, the one with most of it first; until judged the one inside. */
export function useMunicipalities(): readonly string[] {
  const { area, state } = useResult();
  const inside = useMunicipality(area);
  const judged = state.soFar.verdict?.municipalities ?? [];
  return judged.length > 0 || inside === null ? judged : [inside];
}
