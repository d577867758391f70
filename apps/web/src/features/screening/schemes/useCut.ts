import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { workOn } from "../area/workingArea.ts";
import { useResult } from "../findings/ResultContext.ts";
import { beforeCut } from "../result/beforeCut.ts";
import { useCutAnswer } from "./useCutAnswer.ts";

/** Takes out what stands against the scheme and screens the rest; the result before stays next to it. */
export function useCut(scheme: ScreenedScheme | null) {
  const { run, state } = useResult();
  const { area } = state;
  const isOffered = scheme !== null && state.phase === "done" && (scheme.toCutHa ?? 0) > 0;
  const { answer, ask } = useCutAnswer(isOffered ? area : null, scheme?.schemeId ?? "");
  const cutting = useRequest(async (whole: MultiPolygonGeometry) => {
    const { geometry, cut } = await ask(whole);
    const rest = geometry as unknown as MultiPolygonGeometry;
    beforeCut.set({ state, cutFor: scheme?.schemeName ?? "", cut: cut as AreaGeometry | null });
    workOn(whole);
    workOn(rest);
    void run.start(rest);
  });
  return {
    answer,
    error: cutting.error,
    isBusy: cutting.status === "RUNNING",
    run: () => area && void cutting.run(area),
  };
}
