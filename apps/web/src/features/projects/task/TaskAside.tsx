import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DeadlineWords } from "@mars/wording/cases/taskWords";
import { taskText } from "@mars/wording/cases/taskText";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { classes } from "../../../ui/classes.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import { ExternalLink } from "../../../ui/buttons/LinkButton.tsx";
import { CaseAssignee } from "../queue/CaseAssignee.tsx";
import { sectionId } from "../screen/sections.ts";
import { projectText } from "../text/projectText.ts";
import type { CaseTask } from "./useTask.ts";

/** Next to the task: by when, what happens then, whom to ask. */
export function TaskAside({ project, caseTask }: { project: Project; caseTask: CaseTask }) {
  const t = useText(taskText);
  const p = useText(projectText);
  const { words } = caseTask;
  return (
    <aside className="task-aside" aria-label={words.title}>
      {words.deadline && (
        <section>
          <h3>{t("deadline")}</h3>
          <p className={classes("task-days", words.deadline.isNear && "task-days-near")}>
            {words.deadline.days === null ? (
              <b>{words.deadline.words}</b>
            ) : (
              <>
                <span className="figure">{words.deadline.days}</span> {words.deadline.words}
              </>
            )}
          </p>
          <p className="small">{words.deadline.sentence}</p>
        </section>
      )}
      {project.rights.handle && (
        <section>
          <h3>{p("caseworker")}</h3>
          <p>
            <CaseAssignee project={project} />
          </p>
        </section>
      )}
      {words.steps.length > 0 && (
        <section>
          <h3>{t("afterwards")}</h3>
          <ol className="task-steps">
            {words.steps.map(({ title, usual }) => (
              <li key={title}>
                {title}
                {usual && <span className="small">{usual}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <Contact project={project} caseTask={caseTask} />
    </aside>
  );
}

function Contact({ project, caseTask }: { project: Project; caseTask: CaseTask }) {
  const t = useText(taskText);
  const language = languageOf(useLocale());
  const { application, header, help } = useSettings();
  const contact = caseTask.scheme?.casework?.contact;
  // Before a scheme is chosen, and for one that names no one, the site's own people answer.
  const helpdesk = help.helpdeskUrl ?? application.helpdeskUrl;
  const mayWrite = project.rights.remark && project.status !== "draft";
  if (project.standing === "caseworker") return null;
  return (
    <section>
      <h3>{t("ask")}</h3>
      <p>{contact ? contact.name[language] : <AuthorityName name={header.appOrgName} />}</p>
      {mayWrite && (
        <p>
          <a href={`#${sectionId("remarks")}`}>{t("askInCase")}</a>
        </p>
      )}
      {!contact && helpdesk && (
        <p>
          <ExternalLink href={helpdesk}>{t("askHelp")}</ExternalLink>
        </p>
      )}
      {contact?.email && (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      {contact?.phone && <p>{t("phone", { phone: contact.phone })}</p>}
      {contact?.hours && <p className="small">{contact.hours[language]}</p>}
    </section>
  );
}

/** The deadline again in one line, for narrow windows. */
export function DeadlineLine({ deadline }: { deadline: DeadlineWords }) {
  return (
    <>
      <b>{deadline.days === null ? deadline.words : `${deadline.days} ${deadline.words}`}.</b>{" "}
      {deadline.sentence}
    </>
  );
}
