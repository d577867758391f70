import { cutArea } from "@mars/contracts/screening";
import type { ScreenedScheme } from "@mars/contracts/screeningVerdict";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import type { NeededChange } from "@mars/domain/schemes/schemeFit";
import { cutText } from "@mars/wording/rules/cutText";
import { useState } from "react";
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
import { useCutOnMap } from "../result/useCutOnMap.ts";
import { screeningText } from "../text.ts";

/** Cutting needs no signal of its own: a preview may be what the press waits for. */
const askCut = (area: MultiPolygonGeometry, subsidySchemeId: string) =>
  call(cutArea, {
    body: { geometry: mutableArea(area), crs: "25832", subsidySchemeId },
    quiet: true,
  });

type Props = { scheme: ScreenedScheme; needed: NeededChange };

/** Takes the conflicting land out and screens what is left; the result before stays beside it. */
export function CutOut({ scheme, needed }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const { run, state, model, hasMap } = useResult();
  const [asked, setAsked] = useState<{
    area: MultiPolygonGeometry;
    answer: ReturnType<typeof askCut>;
  } | null>(null);
  const [cut, setCut] = useState<AreaGeometry | null>(null);
  const ask = (area: MultiPolygonGeometry) => {
    // Another scheme's cut changes the area under this one.
    if (asked?.area === area) return asked.answer;
    const answer = askCut(area, scheme.schemeId);
    setAsked({ area, answer });
    // A second try asks anew.
    answer.catch(() => setAsked(null));
    return answer;
  };
  const cutting = useRequest(async (area: MultiPolygonGeometry) => {
    const { geometry, cut: gone } = await ask(area);
    const rest = geometry as unknown as MultiPolygonGeometry;
    beforeCut.set({ state, cutFor: scheme.schemeName, cut: gone as AreaGeometry | null });
    workOn(area);
    workOn(rest);
    void run.start(rest);
  });
  /** What would be taken out is hatched before anything is pressed. */
  const preview = (area: MultiPolygonGeometry) => {
    if (hasMap)
      ask(area).then(
        ({ cut: gone }) => setCut(gone as AreaGeometry | null),
        () => undefined,
      );
  };
  const { area } = state;
  useCutOnMap(model, asked?.area === area ? cut : null, "cut-preview");
  if (!area || state.phase !== "done") return null;
  return (
    <div className="scheme-cut no-print">
      {cutting.error && <ProblemAlert error={cutting.error} title={t("cut.failed")} />}
      <Button
        size="small"
        isBusy={cutting.status === "RUNNING"}
        onPointerEnter={() => preview(area)}
        onFocus={() => preview(area)}
        onPointerLeave={() => setCut(null)}
        onBlur={() => setCut(null)}
        onClick={() => void cutting.run(area)}
      >
        {t(needed.isEnough ? "cut.button" : "cut.buttonUnsure", {
          cut: t(needed.isAtLeast ? "schemes.cutLeast" : "schemes.cut", {
            area: cutText(f, needed),
          }),
        })}
      </Button>
      <p className="small mute">{t("cut.hint")}</p>
    </div>
  );
}
