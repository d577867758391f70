import { compareCodes } from "@mars/domain/order/compareCodes";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { formatDate } from "@mars/wording/format/dates";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { classes } from "../../../ui/classes.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { projectText } from "../text/projectText.ts";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { movedKey, statusKey } from "@mars/wording/projects/statusKey";
import { type Step, timeline } from "./timeline.ts";

/** Where the case comes from, where it stands and what comes next. */
export function Timeline({ project }: { project: Project }) {
  const t = useText(projectText);
  const steps = timeline(project);
  const next = steps.find(({ state }) => state === "todo");
  return (
    <>
      <ol className="timeline" aria-label={t("timeline")}>
        {steps.map((step) => (
          <li
            key={step.name}
            className={classes(`timeline-${step.state}`)}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            <StepMark step={step} />
            <StepWords step={step} project={project} isNext={step === next} />
          </li>
        ))}
      </ol>
      {project.history.length > 1 && <History project={project} />}
    </>
  );
}

function StepMark({ step }: { step: Step }) {
  if (step.state === "now" && step.stage) {
    return (
      <i className="timeline-mark">
        <StageSwatch stage={step.stage} />
      </i>
    );
  }
  return <i className="timeline-mark timeline-dot" aria-hidden="true" />;
}

function StepWords({ step, project, isNext }: { step: Step; project: Project; isNext: boolean }) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  // Handed in and received are one step; until it is received only the first is true.
  const isOnlyApplied = step.name === "applied" && project.status === "applied";
  const title =
    step.name === "dropped" || isOnlyApplied ? s(project.status) : t(`step.${step.name}`);
  const about = [
    step.at && formatDate(step.at),
    step.name === "created" && (project.createdBy ?? project.owner?.name),
    step.name === "applied" && project.caseId && t("step.case", { caseId: project.caseId }),
  ].filter(Boolean);
  const whatNext = isNext ? project.transitions.find(({ action }) => action !== null) : undefined;
  return (
    <div>
      {step.state === "now" ? <b>{title}</b> : title}
      {about.length > 0 && <span className="timeline-about">{about.join(", ")}</span>}
      {step.within && (
        <span className="timeline-about">
          {s(statusKey({ ...project, status: step.within.status }))}
          {step.within.at && ` ${t("since", { day: formatDate(step.within.at) })}`}
        </span>
      )}
      {whatNext?.action && (
        <span className="timeline-about">
          {t("step.next", {
            what: t(
              project.status === "draft" && whatNext.action === "request_establishment"
                ? "next.first.request_establishment"
                : `next.${whatNext.action}`,
            ),
          })}
        </span>
      )}
    </div>
  );
}

function History({ project }: { project: Project }) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  const f = useFormat();
  const nameOf = useAuthorityName();
  return (
    <Disclosure summary={t("history")}>
      <ol className="history">
        {project.history
          .toSorted((a, b) => compareCodes(b.at, a.at))
          .map((entry) => (
            <li key={entry.at + entry.to}>
              <span className="entry-head">
                {[
                  f.dateTime(entry.at),
                  entry.organization ? nameOf(entry.organization) : entry.person,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span>
                {entry.cause === "revision" ? t("history.revised") : s(movedKey(entry))}
                {entry.decidedOn && ` (${t("history.decided", { day: f.date(entry.decidedOn) })})`}
              </span>
              {entry.remark && <span className="history-remark">{entry.remark}</span>}
            </li>
          ))}
      </ol>
    </Disclosure>
  );
}
