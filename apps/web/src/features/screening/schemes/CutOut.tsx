import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import type { NeededChange } from "@mars/domain/schemes/schemeFit";
import { listText } from "@mars/wording/format/listText";
import { cutText } from "@mars/wording/rules/cutText";
import { useId, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { workOn } from "../area/workingArea.ts";
import { useResult } from "../findings/ResultContext.ts";
import { beforeCut } from "../result/beforeCut.ts";
import { useCutOnMap } from "../result/useCutOnMap.ts";
import { screeningText } from "../text.ts";
import { useCutAnswer } from "./useCutAnswer.ts";
import { useLostSchemes } from "./useLostSchemes.ts";

type Props = { scheme: ScreenedScheme; needed: NeededChange };

/** Takes the conflicting land out and screens what is left; the result before stays beside it. */
export function CutOut({ scheme, needed }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const nameOf = useFactName();
  const { run, state, model, hasMap } = useResult();
  const costsId = useId();
  const { area } = state;
  const isDone = state.phase === "done";
  const { answer, ask } = useCutAnswer(isDone ? area : null, scheme.schemeId);
  const lost = useLostSchemes(answer);
  const [isPreviewed, setPreviewed] = useState(false);
  const cutting = useRequest(async (whole: MultiPolygonGeometry) => {
    const { geometry, cut } = await ask(whole);
    const rest = geometry as unknown as MultiPolygonGeometry;
    beforeCut.set({ state, cutFor: scheme.schemeName, cut: cut as AreaGeometry | null });
    workOn(whole);
    workOn(rest);
    void run.start(rest);
  });
  // What would be taken out is hatched before anything is pressed.
  const hatched = hasMap && isPreviewed && answer ? (answer.cut as AreaGeometry | null) : null;
  useCutOnMap(model, hatched, "cut-preview");
  if (!area || !isDone) return null;
  return (
    <div className="scheme-cut no-print">
      {lost.length > 0 && (
        <p className="scheme-cut-costs" id={costsId}>
          <Icon name="warning" isSmall />
          <span>{t("cut.costs", { names: listText(lost.map(nameOf), locale) })}</span>
        </p>
      )}
      {cutting.error && <ProblemAlert error={cutting.error} title={t("cut.failed")} />}
      <Button
        size="small"
        isBusy={cutting.status === "RUNNING"}
        aria-describedby={lost.length > 0 ? costsId : undefined}
        onPointerEnter={() => setPreviewed(true)}
        onFocus={() => setPreviewed(true)}
        onPointerLeave={() => setPreviewed(false)}
        onBlur={() => setPreviewed(false)}
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
