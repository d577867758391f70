import { analyseForm } from "@mars/contracts/projects/projectDocuments";
import { moveProject } from "@mars/contracts/projects/projectMoves";
import type { AllowedTransition, Notice, Project } from "@mars/contracts/projects/projectShapes";
import type { RuleResultAnswer } from "@mars/contracts/screening/ruleResult";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { ErrorSummary } from "../../../ui/fields/ErrorSummary.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { PacketButton } from "../documents/PacketButton.tsx";
import { NoticeList } from "../overview/AreaNotices.tsx";
import { RuleList } from "../overview/RuleList.tsx";
import { cacheProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { focusPlace } from "../screen/focusPlace.ts";
import { taskTitleId } from "../screen/sections.ts";
import { problemText } from "../text/problemText.ts";
import { projectText } from "../text/projectText.ts";
import { useMoveName } from "./useMoveName.ts";

type Props = { project: Project; move: AllowedTransition; onClose: () => void };
const confirmId = "flow-confirm";

/** A request: the F2 analysis, the commitment confirmed, the external form in a new tab, the new status. */
function useFlow(project: Project, move: AllowedTransition, onDone: () => void) {
  const isOpen = project.transitions.some(
    ({ to, action: asked }) => to === move.to && asked === move.action,
  );
  const [isConfirmed, setConfirmed] = useState(false);
  const { isTried, submit } = useSubmitForm();
  const [formLeft, setFormLeft] = useState<string | null>(null);
  // After the move the status no longer allows it: there is nothing to ask any more.
  const analysis = useFormAnalysis(project, move, isOpen);
  const action = useProjectAction(project, (_: { confirmed: true }, how) =>
    call(moveProject, {
      params: { id: project.id },
      body: { to: move.to, confirmed: true },
      ...how,
    }),
  );
  const found = analysis.data;
  const isReady = found !== undefined && found.obstacles.length === 0;
  const apply = async () => {
    // Asked for in the click itself: later the browser would take it for an unwanted window.
    const tab = openFormTab();
    const answer = await action.run({ confirmed: true });
    if (!answer) return tab.close();
    const isShown = answer.formUrl !== null && tab.goTo(answer.formUrl);
    cacheProject(answer.project);
    if (!isShown && answer.formUrl !== null) return setFormLeft(answer.formUrl);
    onDone();
    // What was pressed may be far below, and what is left to do is in the task.
    focusPlace(taskTitleId);
  };
  return {
    project,
    isOpen,
    isConfirmed,
    setConfirmed,
    isTried,
    formLeft,
    analysis,
    action,
    isReady,
    send: () => void submit({ hasFault: !isConfirmed || !isReady, send: apply }),
  };
}

type Flow = ReturnType<typeof useFlow>;

/** The request in the draft's last row. */
export function FlowForm({ project, move }: Omit<Props, "onClose">) {
  const t = useText(projectText);
  const name = useMoveName()(project, move);
  const flow = useFlow(project, move, () => undefined);
  return (
    <div className="flow-form">
      <FlowBody flow={flow} isInline />
      {flow.isReady && (
        <div className="row">
          <Button icon="external" isBusy={flow.action.isRunning} onClick={flow.send}>
            {name}
          </Button>
          <span className="small">{t("form.newTab", { number: project.caseNumber })}</span>
        </div>
      )}
    </div>
  );
}

/** The request over the page of a case. */
export function FlowDialog({ project, move, onClose }: Props) {
  const t = useText(projectText);
  const name = useMoveName()(project, move);
  const flow = useFlow(project, move, onClose);
  if (flow.formLeft !== null) {
    return <FormLink url={flow.formLeft} title={name} onClose={onClose} />;
  }
  return (
    <Dialog
      title={name}
      width="medium"
      onClose={onClose}
      actions={
        <>
          {flow.isReady && (
            <Button icon="external" isBusy={flow.action.isRunning} onClick={flow.send}>
              {t("form.open")}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <FlowBody flow={flow} />
    </Dialog>
  );
}

function FlowBody({ flow, isInline = false }: { flow: Flow; isInline?: boolean }) {
  const t = useText(projectText);
  const { project, analysis, action, isOpen, isReady } = flow;
  const found = analysis.data;
  return (
    <>
      {analysis.isFetching && !found && <Spinner label={t("form.analysing")} />}
      {analysis.isError && !analysis.isFetching && (
        <ProblemAlert
          title={t("form.failed")}
          error={analysis.error}
          onRetry={() => void analysis.refetch()}
        />
      )}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      {!isOpen && !action.isRunning && <Alert title={t("form.moved")}>{t("form.movedText")}</Alert>}
      {found && found.obstacles.length > 0 && (
        <Obstacles
          failed={found.judgement.failed.filter(({ rule }) => rule !== "required-info")}
          isAddressEmpty={found.formUrl === null}
        />
      )}
      {isReady && (
        <ReadyForm
          project={project}
          warnings={found?.warnings ?? []}
          isConfirmed={flow.isConfirmed}
          isTried={flow.isTried}
          onConfirm={flow.setConfirmed}
          isInline={isInline}
        />
      )}
    </>
  );
}

type ReadyProps = {
  project: Project;
  warnings: readonly Notice[];
  isConfirmed: boolean;
  isTried: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** The page already says what happens. */
  isInline: boolean;
};

function ReadyForm({ project, warnings, isConfirmed, isTried, onConfirm, isInline }: ReadyProps) {
  const t = useText(projectText);
  return (
    <>
      {isTried && !isConfirmed && (
        <ErrorSummary faults={[{ fieldId: confirmId, message: t("form.mustConfirm") }]} />
      )}
      {!isInline && <p>{t("form.text")}</p>}
      {warnings.length > 0 && (
        <Alert variant="warning" title={t("form.warnings")}>
          <NoticeList notices={warnings} />
        </Alert>
      )}
      <Checkbox
        id={confirmId}
        label={t("form.confirm")}
        hint={isInline ? undefined : t("form.frozen")}
        isChecked={isConfirmed}
        onChange={onConfirm}
      />
      <PacketButton project={project} />
    </>
  );
}

/** The browser kept the tab back: the status is changed, the form is one press away. */
function FormLink({ url, title, onClose }: { url: string; title: string; onClose: () => void }) {
  const t = useText(projectText);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <LinkButton
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          icon="external"
          onClick={onClose}
        >
          {t("form.openNow")}
        </LinkButton>
      }
    >
      <p>{t("form.blocked")}</p>
    </Dialog>
  );
}

type FormTab = { goTo: (address: string) => boolean; close: () => void };

/** A tab for the external form, asked for within the click; the form learns nothing of our window. */
function openFormTab(): FormTab {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  return {
    goTo(address) {
      if (!tab || tab.closed) return false;
      tab.location.replace(new URL(address, window.location.origin).href);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** The F2 analysis: what is between a project and the form of a move, asked again each time. */
function useFormAnalysis(project: Project, move: AllowedTransition, isWanted: boolean) {
  return useServerQuery({
    queryKey: ["project-form", project.id, project.version, move.action],
    queryFn: ({ signal }) =>
      call(analyseForm, {
        params: { id: project.id },
        query: { action: move.action ?? undefined },
        signal,
        quiet: true,
        timeoutMs: 60_000,
      }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
}

type ObstaclesProps = { failed: readonly RuleResultAnswer[]; isAddressEmpty?: boolean };

/** Why the form of a draft that is filled in cannot be opened. */
function Obstacles({ failed, isAddressEmpty }: ObstaclesProps) {
  const t = useText(projectText);
  const p = useText(problemText);
  return (
    <Alert variant="error" title={t("obstacles.title", { count: failed.length || 1 })} isUrgent>
      <p>{t("obstacles.kept")}</p>
      {failed.length > 0 && <RuleList rules={failed} />}
      {isAddressEmpty && <p>{p("lifecycle.form-address-empty")}</p>}
    </Alert>
  );
}
