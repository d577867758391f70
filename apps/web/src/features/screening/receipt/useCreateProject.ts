import { useFormat } from "../../../lib/format/useFormat.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { keepScreeningResults } from "../../../lib/session/ownWork/screeningAnalysisResults.ts";
import { keepAnalysis, sourceOf } from "../area/workingArea.ts";
import { useResult } from "../findings/ResultContext.ts";
import { useMunicipalities } from "../place/useMunicipalities.ts";

/** Leaves the result where `/projects/new` finds it; signing in on the way loses nothing. */
export function useCreateProject(): (subsidySchemeId?: string) => void {
  const f = useFormat();
  const { state } = useResult();
  const [municipality] = useMunicipalities();
  return (subsidySchemeId) => {
    const { started } = state.soFar;
    if (!started || !state.area) return;
    // A result opened from its link may be of the area in work too.
    keepAnalysis(state.area, started.id);
    const area = f.hectares(started.areaHa);
    keepScreeningResults({
      screeningId: started.id,
      geometry: state.area,
      geometrySource: sourceOf(state.area),
      areaHa: started.areaHa,
      suggestedName: municipality ? `${municipality}, ${area}` : area,
      subsidySchemeId: subsidySchemeId ?? null,
    });
    navigate(addressOf({ to: "/projects/new" }));
  };
}
