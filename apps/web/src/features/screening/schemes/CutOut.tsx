import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { listText } from "@mars/wording/format/listText";
import { useId, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { useCutOnMap } from "../result/useCutOnMap.ts";
import { screeningText } from "../text.ts";
import { useCut } from "./useCut.ts";
import type { CutAnswer } from "./useCutAnswer.ts";
import { useJudgedSchemes } from "./useJudgedSchemes.ts";

type Props = { scheme: ScreenedScheme; cutHa: number };

/** Takes land that the scheme excludes, or others have a commitment for, out of the area. */
export function CutOut({ scheme, cutHa }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const nameOf = useFactName();
  const { state, model, hasMap } = useResult();
  const costsId = useId();
  const cut = useCut(scheme);
  const lost = useLostSchemes(cut.answer);
  const [isPreviewed, setPreviewed] = useState(false);
  // What would be taken out is hatched before anything is pressed.
  const hatched =
    hasMap && isPreviewed && cut.answer ? (cut.answer.cut as AreaGeometry | null) : null;
  useCutOnMap(model, hatched, "cut-preview");
  if (!state.area || state.phase !== "done") return null;
  return (
    <div className="scheme-cut no-print">
      {lost.length > 0 && (
        <p className="scheme-cut-costs" id={costsId}>
          <Icon name="warning" isSmall />
          <span>{t("cut.costs", { names: listText(lost.map(nameOf), locale) })}</span>
        </p>
      )}
      {cut.error && <ProblemAlert error={cut.error} title={t("cut.failed")} />}
      <Button
        variant="secondary"
        size="small"
        isBusy={cut.isBusy}
        aria-describedby={lost.length > 0 ? costsId : undefined}
        onPointerEnter={() => setPreviewed(true)}
        onFocus={() => setPreviewed(true)}
        onPointerLeave={() => setPreviewed(false)}
        onBlur={() => setPreviewed(false)}
        onClick={cut.run}
      >
        {t("cut.button", { area: areaText(f, cutHa) })}
      </Button>
      <p className="small mute">{t("cut.hint")}</p>
    </div>
  );
}

/** Names of the schemes that the whole area fits, and what is left after the cut does not. */
function useLostSchemes(cut: CutAnswer | null): readonly string[] {
  const schemes = useJudgedSchemes()?.schemes ?? [];
  // An older instance that still serves does not tell.
  const broken = new Set(
    cut?.schemes?.filter(({ areaFits }) => areaFits === false).map(({ schemeId }) => schemeId),
  );
  return schemes
    .filter(({ schemeId, verdict }) => verdict === "fits" && broken.has(schemeId))
    .map(({ schemeName }) => schemeName);
}
