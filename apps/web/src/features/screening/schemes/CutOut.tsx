import { cutArea } from "@mars/contracts/screening";
import type { ScreenedScheme } from "@mars/contracts/screeningVerdict";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { mutableArea } from "../area/mutableArea.ts";
import { workOn } from "../area/workingArea.ts";
import { useResult } from "../findings/ResultContext.ts";
import { beforeCut } from "../result/beforeCut.ts";
import { screeningText } from "../text.ts";

type Props = { scheme: ScreenedScheme; haToCut: number };

/** Takes the conflicting land out and screens what is left; the result before stays beside it. */
export function CutOut({ scheme, haToCut }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const { run, state } = useResult();
  const cutting = useRequest(async (area: MultiPolygonGeometry, signal: AbortSignal) => {
    const { geometry } = await call(cutArea, {
      body: { geometry: mutableArea(area), crs: "25832", subsidySchemeId: scheme.schemeId },
      signal,
      quiet: true,
    });
    const rest = geometry as unknown as MultiPolygonGeometry;
    beforeCut.set({ state, cutFor: scheme.schemeName });
    workOn(area);
    workOn(rest);
    void run.start(rest);
  });
  const { area } = state;
  if (!area || state.phase !== "done") return null;
  return (
    <div className="scheme-cut no-print">
      {cutting.error && <ProblemAlert error={cutting.error} title={t("cut.failed")} />}
      <Button
        size="small"
        isBusy={cutting.status === "RUNNING"}
        onClick={() => void cutting.run(area)}
      >
        {t("cut.button", { area: areaText(f, haToCut) })}
      </Button>
      <p className="small mute">{t("cut.hint")}</p>
    </div>
  );
}
