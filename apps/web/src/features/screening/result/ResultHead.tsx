import { areaText } from "@mars/wording/format/areaText";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useAnswer } from "../answer/useAnswer.ts";
import { useResult } from "../findings/ResultContext.ts";
import { NOT_LOADED, sortedFindings } from "../findings/sortedFindings.ts";
import { useMunicipalities } from "../place/useMunicipalities.ts";
import { screeningText } from "../text.ts";
import { ProgressCells } from "./ProgressCells.tsx";
import { APPLICANT_CHOICES, type ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { applicantChoice } from "../schemes/applicantChoice.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { askAgain } from "../findings/askAgain.ts";

const shown = 2;

/** 'Fredede områder: Fejl under analyse · Prøv igen', right under the progress. */
export function FailureLines() {
  const t = useText(screeningText);
  const { run, state, titleOf } = useResult();
  const { failures } = state.soFar;
  const unanswered = failures.filter(({ code }) => code !== NOT_LOADED);
  const unloadedCount = failures.length - unanswered.length;
  return (
    <div role="status">
      {unloadedCount > 0 && (
        <p className="screening-unloaded small">
          {t("unloaded.line", { count: unloadedCount })}{" "}
          <Link to="/data">{t("unloaded.more")}</Link>
        </p>
      )}
      {unanswered.slice(0, shown).map(({ datasetId }) => {
        const title = titleOf(datasetId);
        const isRetrying = state.retrying.has(datasetId);
        return (
          <p key={datasetId} className="screening-failure">
            <Icon name="warning" isSmall />
            <span>{t("failed.line", { title })}</span>
            {state.phase === "done" && (
              <Button
                variant="text"
                size="small"
                isBusy={isRetrying}
                aria-label={t("failed.retryOf", { title })}
                onClick={() => void askAgain(run, datasetId)}
              >
                {t(isRetrying ? "failed.running" : "failed.retry")}
              </Button>
            )}
          </p>
        );
      })}
      {unanswered.length > shown && (
        <p className="small">{t("failed.more", { count: unanswered.length - shown })}</p>
      )}
    </div>
  );
}

/** 'Bedst her: Skovrejsning.', of which area and for whom; how far the analysis is, and what failed. */
export function ResultHead({ onEdit }: { onEdit: () => void }) {
  const t = useText(screeningText);
  const f = useFormat();
  const inPlace = useInPlace();
  const { state } = useResult();
  const answer = useAnswer();
  const [isAsking, setAsking] = useState(false);
  const [place] = useMunicipalities();
  const { started, failures } = state.soFar;
  const size = started ? areaText(f, started.areaHa) : "";
  const isDone = state.phase === "done";
  const isComplete = isDone && failures.every(({ code }) => code === NOT_LOADED);
  const count = (kind: "potential" | "conflict") => sortedFindings(state.soFar, kind).found.length;
  const where = place
    ? t("title.areaIn", { area: size, where: inPlace(place) })
    : t("title.area", { area: size });
  return (
    <>
      <PanelHead
        step={t("step.two")}
        context={
          <>
            <Button variant="text" size="small" onClick={onEdit}>
              {t("editArea")}
            </Button>
            {answer && (
              <span className="answer-shown">
                {where}
                {answer.applicant && (
                  <>
                    , {t("shown.for", { who: t(`shown.${answer.applicant}`) })}{" "}
                    <Button
                      variant="text"
                      size="small"
                      aria-expanded={isAsking}
                      onClick={() => setAsking(!isAsking)}
                    >
                      {t("shown.change")}
                    </Button>
                  </>
                )}
              </span>
            )}
          </>
        }
        title={answer ? answer.words.title : started ? where : t("context")}
        status={!isComplete && <ProgressCells />}
      />
      {isAsking && answer && <ApplicantQuestion applicant={answer.applicant} />}
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

/** 'Hvem er du?': what one may apply for depends on it, and no one must sign in to know. */
function ApplicantQuestion({ applicant }: { applicant: ApplicantChoice | null }) {
  const t = useText(screeningText);
  return (
    <div className="scheme-applicant no-print">
      <RadioGroup
        legend={t("applicant.question")}
        variant="segmented"
        value={applicant}
        onChange={(choice) => applicantChoice.set(choice)}
        options={APPLICANT_CHOICES.map((value) => ({ value, label: t(`applicant.${value}`) }))}
      />
    </div>
  );
}
