import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { NOT_LOADED, sortedFindings } from "../findings/sortedFindings.ts";
import { useMunicipality } from "../place/useMunicipality.ts";
import { screeningText } from "../text.ts";
import { FailureLines } from "./FailureLines.tsx";
import { ProgressCells } from "./ProgressCells.tsx";

/** '42,7 ha i Viborg', how far the analysis is, and what failed. */
export function ResultHead({ onEdit }: { onEdit: () => void }) {
  const t = useText(screeningText);
  const f = useFormat();
  const inPlace = useInPlace();
  const { state, area } = useResult();
  const place = useMunicipality(area);
  const { started, failures, findings } = state.soFar;
  const size = started ? areaText(f, started.areaHa) : "";
  const isDone = state.phase === "done";
  const count = (kind: "potential" | "conflict") => sortedFindings(state.soFar, kind).found.length;
  return (
    <>
      <PanelHead
        step={t("step.two")}
        context={
          <Button variant="text" size="small" onClick={onEdit}>
            {t("editArea")}
          </Button>
        }
        action={
          <Button variant="text" size="small" className="screening-edit-beside" onClick={onEdit}>
            {t("editArea")}
          </Button>
        }
        title={
          !started
            ? t("context")
            : place
              ? t("title.areaIn", { area: size, where: inPlace(place) })
              : t("title.area", { area: size })
        }
        status={
          isDone && failures.every(({ code }) => code === NOT_LOADED) ? (
            <p>
              {t("progress.done", { count: findings.length })}
              {state.createdAt && ` · ${f.dateTime(state.createdAt)}`}
            </p>
          ) : (
            <ProgressCells />
          )
        }
      />
      <FailureLines />
      <p className="sr-only" role="status">
        {isDone &&
          t("progress.announce", {
            potentials: t("announce.potentials", { count: count("potential") }),
            conflicts: t("announce.conflicts", { count: count("conflict") }),
          })}
      </p>
    </>
  );
}
