import type { CutAnswer } from "./useCutAnswer.ts";
import { useJudgedSchemes } from "./useJudgedSchemes.ts";

/** Names of the schemes that the whole area fits, now or soon, and what is left after the cut does not. */
export function useLostSchemes(cut: CutAnswer | null): readonly string[] {
  const groups = useJudgedSchemes()?.groups ?? [];
  // An older instance that still serves does not tell.
  const fits = cut?.schemes;
  if (!fits) return [];
  const broken = new Set(
    fits.filter(({ areaFits }) => areaFits === false).map(({ schemeId }) => schemeId),
  );
  return groups
    .filter(({ fit }) => fit === "now" || fit === "soon")
    .flatMap(({ schemes }) => schemes)
    .filter(({ schemeId, areaFits }) => areaFits === true && broken.has(schemeId))
    .map(({ schemeName }) => schemeName);
}
