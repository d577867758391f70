import type { CutAnswer } from "./useCutAnswer.ts";
import { useJudgedSchemes } from "./useJudgedSchemes.ts";

/** Names of the schemes that the whole area fits, and what is left after the cut does not. */
export function useLostSchemes(cut: CutAnswer | null): readonly string[] {
  const schemes = useJudgedSchemes()?.schemes ?? [];
  // An older instance that still serves does not tell.
  const broken = new Set(
    cut?.schemes?.filter(({ areaFits }) => areaFits === false).map(({ schemeId }) => schemeId),
  );
  return schemes
    .filter(({ schemeId, verdict }) => verdict === "fits" && broken.has(schemeId))
    .map(({ schemeName }) => schemeName);
}
