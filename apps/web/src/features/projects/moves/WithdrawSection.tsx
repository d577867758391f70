import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import type { PeriodState } from "@mars/domain/schemes/periodState";
import { formatDate } from "@mars/wording/format/dates";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { taskPageText } from "../task/text.ts";
import type { CaseTask } from "../task/useTask.ts";
import { useMoveName } from "./useMoveName.ts";

type Props = { project: Project; caseTask: CaseTask; onOpen: OpenDialog };

export function withdrawal({ transitions }: Pick<Project, "transitions">) {
  return transitions.find(({ to, as }) => to === "draft" && as === "applicant");
}

/** What withdrawing costs and what is kept, told before any dialog. */
export function WithdrawSection({ project, caseTask, onOpen }: Props) {
  const nameOf = useMoveName();
  const move = withdrawal(project);
  const abandon = project.transitions.find(({ to }) => to === "application_abandoned");
  if (!move) return null;
  const act = (one: AllowedTransition, variant: "danger" | "text") => (
    <Button variant={variant} onClick={() => onOpen(one)}>
      {nameOf(project, one)}
    </Button>
  );
  return (
    <div className="withdraw">
      <WithdrawalCosts project={project} caseTask={caseTask} />
      <div className="row">
        {act(move, "danger")}
        {abandon && act(abandon, "text")}
      </div>
    </div>
  );
}

/** The two lists and when one could apply again; on the page and in the dialog alike. */
export function WithdrawalCosts({ project, caseTask }: Pick<Props, "project" | "caseTask">) {
  const t = useText(taskPageText);
  const { period, request } = caseTask;
  return (
    <>
      <div className="columns-2 withdraw-lists">
        <div>
          <h3>{t("withdraw.lost")}</h3>
          <ul className="lost-list">
            {project.appliedAt && (
              <li>{t("withdraw.lost.date", { day: formatDate(project.appliedAt) })}</li>
            )}
            <li>{t("withdraw.lost.lock")}</li>
            {request?.sent && <li>{t("withdraw.lost.sent")}</li>}
          </ul>
        </div>
        <div>
          <h3>{t("withdraw.kept")}</h3>
          <ul className="kept-list">
            <li>{t("withdraw.kept.fields")}</li>
            <li>{t("withdraw.kept.log")}</li>
          </ul>
        </div>
      </div>
      {period && <AgainSentence period={period} />}
      <Alert variant="warning" title={t("withdraw.form")}>
        <p>{t("withdraw.formText")}</p>
      </Alert>
    </>
  );
}

function AgainSentence({ period }: { period: PeriodState }) {
  const t = useText(taskPageText);
  const sentence = period.isOpen
    ? period.closes
      ? t("withdraw.again.until", { day: formatDate(period.closes) })
      : t("withdraw.again.open")
    : period.opens
      ? t("withdraw.again.next", { day: formatDate(period.opens) })
      : t("withdraw.again.closed");
  return (
    <p>
      <b>{sentence}</b>
    </p>
  );
}
