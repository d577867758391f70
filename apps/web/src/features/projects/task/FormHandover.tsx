import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { formatDate } from "@mars/wording/format/dates";
import { PacketButton } from "../documents/PacketButton.tsx";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { problemText } from "../text/problemText.ts";
import { taskPageText } from "./text.ts";
import type { CaseTask } from "./useTask.ts";

type Request = NonNullable<CaseTask["request"]>;

/** Back to the form that was opened, and the applicant's word that it was sent. */
export function FormButtons({ request, project, onOpen }: HandoverProps) {
  const t = useText(taskPageText);
  const p = useText(problemText);
  return (
    <>
      {request.formUrl ? (
        <LinkButton
          href={request.formUrl}
          target="_blank"
          rel="noopener noreferrer"
          icon="external"
        >
          {t("act.open-form")}
        </LinkButton>
      ) : (
        <p>{p("lifecycle.form-address-empty")}</p>
      )}
      {project.rights.confirmSent && (
        <Button variant="secondary" onClick={() => onOpen("sent")}>
          {t("sent.button")}
        </Button>
      )}
    </>
  );
}

type HandoverProps = { project: Project; request: Request; onOpen: OpenDialog };

/** What the form asks for, to copy or to download. */
export function FormNeeds({ project }: { project: Project }) {
  const t = useText(taskPageText);
  return (
    <div className="form-needs">
      <p className="small">{t("form.newTab")}</p>
      <h3>{t("form.needs")}</h3>
      <dl>
        <div>
          <dt>
            {t("form.number")}
            <span className="facts-more">{t("form.numberHint")}</span>
          </dt>
          <dd>
            <span className="form-number">{project.caseNumber}</span>
            <CopyButton value={project.caseNumber} what={t("form.number")} />
          </dd>
        </div>
        <div>
          <dt>
            {t("form.map")}
            <span className="facts-more">{t("form.mapHint")}</span>
          </dt>
          <dd>
            <Link to="/projects/:id/pdf" params={{ id: project.id }}>
              {t("form.get")} <span className="sr-only">{t("form.map")}</span>
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            {t("form.zip")}
            <span className="facts-more">{t("form.zipHint")}</span>
          </dt>
          <dd>
            <PacketButton project={project} word={t("form.get")} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** That the form was said to be sent, and the way to take it back. */
export function SentNote({ project, request, onOpen }: HandoverProps) {
  const t = useText(taskPageText);
  const { sent } = request;
  if (sent === null) {
    return project.standing === "caseworker" ? (
      <p className="sent-note small">{t("form.notToldSent")}</p>
    ) : null;
  }
  const day = formatDate(sent.on);
  return (
    <p className="sent-note">
      {t(project.standing === "caseworker" ? "sent.toldByApplicant" : "sent.told", { day })}{" "}
      {sent.receiptNumber && t("sent.number", { number: sent.receiptNumber })}
      {project.rights.confirmSent && (
        <Button variant="text" size="small" onClick={() => onOpen("notSent")}>
          {t("sent.take")}
        </Button>
      )}
    </p>
  );
}
