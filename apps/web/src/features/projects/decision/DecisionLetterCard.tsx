import type { Project } from "@mars/contracts/projects/projectShapes";
import type { Decision } from "@mars/domain/lifecycle/decision";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { decisionLetter, type DecisionLetter } from "@mars/wording/cases/decisionLetter";
import { letterText } from "@mars/wording/cases/letterText";
import { areaText } from "@mars/wording/format/areaText";
import { formatDate } from "@mars/wording/format/dates";
import { tonsText } from "@mars/wording/format/tonsText";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { AttachmentNames } from "../attachments/AttachmentNames.tsx";
import { useAttachments } from "../attachments/attachmentQueries.ts";
import { RuleList } from "../overview/RuleList.tsx";
import type { CaseTask } from "../task/useTask.ts";
import type { TaskActs } from "../task/useTaskActs.ts";
import { uiStage } from "../uiStage.ts";
import { factName } from "@mars/wording/facts/factName";

type Props = {
  project: Project;
  decision: Decision;
  caseTask: CaseTask;
  acts: TaskActs;
  /** The next task, where the letter leaves one. */
  children?: ReactNode;
};

const canBeUsedAgain = new Set<Decision["outcome"]>(["rejected", "cancelled"]);

/** A decision as a letter: outcome, reason, validity, what one may do now, and how to complain. */
export function DecisionLetterCard({ project, decision, caseTask, acts, children }: Props) {
  const locale = useLocale();
  const t = useText(letterText);
  const { scheme, period } = caseTask;
  const letter = decisionLetter(
    decision,
    {
      projectName: project.name,
      schemeName: scheme ? factName(scheme.name, locale) : "–",
      authority: scheme?.organization ?? "MARS",
      casework: scheme?.casework ?? null,
      status: project.status,
      flowType: project.flowType ?? "full",
      completedOn: project.completedOn,
      today: copenhagenDay(caseTask.at),
    },
    locale,
  );
  const stage = uiStage(project.stage);
  const isRefusal = canBeUsedAgain.has(decision.outcome);
  const isOfStage = stage !== null && !isRefusal && decision.outcome !== "payment-rejected";
  return (
    <article
      className={classes("letter", isOfStage && `letter-${stage}`)}
      aria-labelledby="letter-title"
    >
      <header className="letter-head">
        <span>{letter.sender}</span>
        <span>{letter.day}</span>
      </header>
      <p className="letter-eyebrow">{isOfStage ? <StageName stage={stage} /> : t("decision")}</p>
      <h2 id="letter-title">{letter.title}</h2>
      <p className="letter-lead">{letter.lead}</p>
      {letter.validity && <LetterFigures project={project} validity={letter.validity} />}
      {letter.reason && (
        <section>
          <h3>{letter.why}</h3>
          <blockquote>{letter.reason}</blockquote>
        </section>
      )}
      {decision.outcome === "rejected" && <BrokenRules project={project} />}
      {children}
      <div className="letter-ways">
        {letter.terms.length > 0 && (
          <section>
            <h3>{t("terms")}</h3>
            <ul className="letter-terms">
              {letter.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )}
        <Complaint complaint={letter.complaint} />
        {isRefusal && project.rights.copy ? (
          <section>
            <h3>{t("again")}</h3>
            {period?.opens && (
              <p>
                <b>{t("nextRound", { day: formatDate(period.opens) })}</b>
              </p>
            )}
            <p>{t("againText")}</p>
            <Button isBusy={acts.isCopying} onClick={acts.reuse}>
              {t("reuse")}
            </Button>
          </section>
        ) : (
          <section>
            <h3>{t("now")}</h3>
            <p>{letter.now}</p>
          </section>
        )}
      </div>
      <DecisionFiles project={project} decision={decision} />
      <p className="letter-foot small">
        <Icon name="info" isSmall />
        <span>
          {letter.digitalPost}{" "}
          <Link
            className="no-print"
            to="/projects/:id/pdf"
            params={{ id: project.id }}
            search={{ part: "decision" }}
          >
            {t("asPdf")}
          </Link>
        </span>
      </p>
    </article>
  );
}

/** The decision as the authority wrote it: the PDF that a caseworker added to the case. */
function DecisionFiles({ project, decision }: Pick<Props, "project" | "decision">) {
  const t = useText(letterText);
  const files = (useAttachments(project).data ?? []).filter(
    ({ kind, byParty, at }) =>
      kind === "pdf" && !byParty && copenhagenDay(at) >= decision.decidedOn,
  );
  if (files.length === 0) return null;
  return (
    <div className="no-print">
      <p className="small">{t("itself")}</p>
      <AttachmentNames project={project} files={files} />
    </div>
  );
}

function LetterFigures({
  project,
  validity,
}: {
  project: Project;
  validity: NonNullable<DecisionLetter["validity"]>;
}) {
  const t = useText(letterText);
  const f = useFormat();
  const nitrogenT = project.effects.counting.nitrogenReductionT;
  return (
    <dl className="letter-figures">
      <div>
        <dt>{t("validUntil")}</dt>
        <dd>
          <span className="figure">{validity.day}</span>
          <span className={classes("facts-more", validity.isOver && "warn")}>{validity.left}</span>
        </dd>
      </div>
      {project.areaHa !== null && (
        <div>
          <dt>{t("areaInApproval")}</dt>
          <dd>
            <span className="figure">{areaText(f, project.areaHa)}</span>
          </dd>
        </div>
      )}
      {nitrogenT !== null && nitrogenT > 0 && (
        <div>
          <dt>{t("nitrogen")}</dt>
          <dd>
            <span className="figure">{tonsText(f, nitrogenT)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The rules that the application was known not to meet, with the figures of that day. */
function BrokenRules({ project }: { project: Project }) {
  const frozen = project.applications.at(-1);
  const broken = (frozen?.rules ?? []).filter(({ passed }) => passed === false);
  return broken.length > 0 ? <RuleList rules={broken} /> : null;
}

/** Never hidden: when it is too late that is said, and nothing leads to the portal. */
function Complaint({ complaint }: { complaint: DecisionLetter["complaint"] }) {
  const t = useText(letterText);
  if (complaint === null) return null;
  return (
    <section>
      <h3>{t("disagree")}</h3>
      <p>{complaint.text}</p>
      {!complaint.isOver && (
        <p className="letter-days">
          <span className="figure">{complaint.daysLeft}</span>{" "}
          {t("daysLeft", { count: complaint.daysLeft })}
        </p>
      )}
      <p>
        <b>{complaint.by}</b>
      </p>
      {complaint.how && <p className="small">{complaint.how}</p>}
      {complaint.url && (
        <LinkButton
          href={complaint.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon="external"
        >
          {t("toComplaint")}
        </LinkButton>
      )}
    </section>
  );
}
