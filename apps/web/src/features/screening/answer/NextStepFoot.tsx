import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { plainName } from "@mars/wording/answer/answerWords";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button, buttonClass } from "../../../ui/buttons/Button.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { isOffLand } from "../result/isOffLand.ts";
import { useCreateProject } from "../receipt/useCreateProject.ts";
import { useCut } from "../schemes/useCut.ts";
import { screeningText } from "../text.ts";
import { useAnswer } from "./useAnswer.ts";

type Props = { onEdit: () => void; onShare: () => void };

/** The one next step: apply, take land out first, see who has the land, or change the area. */
export function NextStepFoot({ onEdit, onShare }: Props) {
  const t = useText(screeningText);
  const { state } = useResult();
  const step = useNextStep(onEdit);
  const isDone = state.phase === "done";
  return (
    <>
      {step && (
        <p className="answer-next">
          <b>{t("next.step", { what: step.what })}</b>
          {step.text}
        </p>
      )}
      <Button variant="secondary" icon="share" onClick={onShare}>
        {t("action.share")}
      </Button>
      {step?.projectId ? (
        <Link
          className={buttonClass({})}
          to="/status/projekter/:projectId"
          params={{ projectId: step.projectId }}
        >
          {step.label}
        </Link>
      ) : (
        <Button disabled={!isDone || !step} isBusy={step?.isBusy ?? false} onClick={step?.act}>
          {step?.label ?? t("option.apply")}
        </Button>
      )}
    </>
  );
}

type Step = {
  what: string;
  text: string;
  label: string;
  act?: () => void;
  projectId?: string;
  isBusy?: boolean;
};

function useNextStep(onEdit: () => void): Step | null {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const answer = useAnswer();
  const createProject = useCreateProject();
  const best = answer?.ranked.options.find(({ verdict }) => verdict !== "not-for-you");
  const cut = useCut(best ?? null);
  const { state } = useResult();
  if (!answer)
    // Judged but not yet shown for this applicant: nothing is advised before the answer stands.
    return isOffLand(state.soFar)
      ? { what: t("next.edit"), text: t("next.editText"), label: t("next.edit"), act: onEdit }
      : null;
  if (best && best.verdict === "fits-if-changed") {
    const label = t("next.cut", { area: areaText(f, best.toCutHa ?? 0) });
    const text = t("next.cutText", { name: plainName(best, locale).toLowerCase() });
    return { what: label, text, label, act: cut.run, isBusy: cut.isBusy };
  }
  if (best) {
    const period = best.rules.find(({ rule }) => rule === "period")?.limit;
    const area = areaText(f, best.usableHa ?? 0);
    return {
      what: t("next.apply", { name: plainName(best, locale).toLowerCase() }),
      text:
        typeof period === "string"
          ? t("next.by", { area, day: f.date(period) })
          : t("next.open", { area }),
      label: t("option.apply"),
      act: () => createProject(best.schemeId),
    };
  }
  const project = answer.neighbours.find(
    (one) => one.kind === "project" && one.overlapHa > TOUCH_HA,
  );
  if (answer.kind === "taken" && project && "id" in project) {
    const label = t("next.project", { name: project.name });
    return { what: label, text: t("next.projectText"), label, projectId: String(project.id) };
  }
  return { what: t("next.edit"), text: t("next.editText"), label: t("next.edit"), act: onEdit };
}
