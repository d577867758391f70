import "./draft.css";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { type DraftItem, type DraftItemName, isItemOpen } from "@mars/domain/lifecycle/draftItems";
import { type ReactNode, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate, useSearch } from "../../../lib/router/currentLocation.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { AttachmentSection } from "../attachments/AttachmentSection.tsx";
import { DetailsForm, SaveLine } from "../overview/DetailsForm.tsx";
import { PartyFacts } from "../overview/ProjectFacts.tsx";
import { taskTitleId } from "../screen/sections.ts";
import { EarlierReason, LastWords } from "../task/CaseTaskCard.tsx";
import { DeadlineLine, TaskAside } from "../task/TaskAside.tsx";
import { taskPageText } from "../task/text.ts";
import { useItemWords } from "../task/useItemWords.ts";
import type { CaseTask } from "../task/useTask.ts";
import { AreaRow } from "./AreaRow.tsx";
import { DraftFoot } from "./DraftFoot.tsx";
import type { DraftProps } from "./DraftProps.ts";
import { SchemeRow } from "./SchemeRow.tsx";
import { SendRow } from "./SendRow.tsx";

/** The draft as its list of tasks: an opened row is where its part is filled in. */
export function DraftPage(props: DraftProps) {
  const { project, saving, caseTask, onOpen } = props;
  const t = useText(taskPageText);
  const { open, choose, pin } = useOpenRow(project, caseTask);
  return (
    <div className="task-grid">
      <div className="task-main">
        <DraftIntro project={project} caseTask={caseTask} />
        {open !== "name" && <SaveLine saving={saving} isQuiet />}
        <ol className="draft-rows" aria-label={t("list.title")}>
          {caseTask.items.map((item) => (
            <Row
              key={item.name}
              project={project}
              caseTask={caseTask}
              item={item}
              isOpen={item.name === open}
              onToggle={() => choose(item.name === open ? null : item.name)}
              onUse={() => pin(item.name)}
            >
              <RowBody {...props} name={item.name} />
            </Row>
          ))}
        </ol>
        <DraftFoot project={project} onOpen={onOpen} />
      </div>
      <TaskAside project={project} caseTask={caseTask} />
    </div>
  );
}

/** The chosen row is in the address, so that a reload keeps it; without one, the first that is missing. */
function useOpenRow(project: Project, { items, task }: CaseTask) {
  const { row } = useSearch();
  const [pinned, pin] = useState<DraftItemName | null>(null);
  const first =
    task.act?.kind === "item"
      ? task.act.item
      : (items.find(isItemOpen)?.name ??
        (items.some(({ state }) => state === "unknown") ? null : "send"));
  const chosen = items.find(({ name }) => name === row)?.name ?? null;
  const open: DraftItemName | null = row === undefined ? (pinned ?? first) : chosen;
  const choose = (next: DraftItemName | null) => {
    const search = { row: next ?? "none" };
    if (search.row === row) return;
    navigate(addressOf({ to: "/projects/:id", params: { id: project.id }, search }), {
      replace: true,
    });
  };
  return { open, choose, pin };
}

const toldAbove = new Set(["correct", "draft-revise", "await-draft"]);

/** Above the list only what the list cannot say: what was requested, or that one may only read. */
function DraftIntro({
  project,
  caseTask: { task, words },
}: Pick<DraftProps, "project" | "caseTask">) {
  return (
    <>
      {toldAbove.has(task.code) && (
        <section className={classes("task", `task-${task.turn}`)}>
          <p className="task-eyebrow">{words.eyebrow}</p>
          <h2>{words.title}</h2>
          <p className="task-text">{words.text}</p>
          <LastWords project={project} code={task.code} />
          {words.deadline && (
            <p className="task-deadline-phone small">
              <DeadlineLine deadline={words.deadline} />
            </p>
          )}
          {project.status === "draft" && project.copiedFrom && (
            <EarlierReason from={project.copiedFrom} />
          )}
        </section>
      )}
      {words.onBehalf && <p className="small">{words.onBehalf}</p>}
    </>
  );
}

const icons: Partial<Record<DraftItem["state"], IconName>> = { done: "success", fix: "warning" };

type RowProps = {
  project: Project;
  caseTask: CaseTask;
  item: DraftItem;
  isOpen: boolean;
  onToggle: () => void;
  /** Work in the row keeps it open, also when that completes it. */
  onUse: () => void;
  children: ReactNode;
};

function Row({ project, caseTask, item, isOpen, onToggle, onUse, children }: RowProps) {
  const t = useText(taskPageText);
  const { value, line } = useItemWords(project, caseTask)(item);
  const icon = icons[item.state];
  const bodyId = `draft-${item.name}`;
  const { task, words } = caseTask;
  const isCorrection = item.name === "send" && project.returnedAt !== null;
  const isTask = task.act?.kind === "item" && task.act.item === item.name;
  return (
    <li className={classes("draft-row", `draft-${item.state}`, isOpen && "draft-open")}>
      <div className="draft-head">
        {icon ? <Icon name={icon} /> : <i className="draft-mark" aria-hidden="true" />}
        <button
          type="button"
          className="link-button draft-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          {t(`item.${item.name}`)}
        </button>
        {!isOpen && (
          <span className="draft-value">
            {value}
            {line && <span className="facts-more">{line}</span>}
          </span>
        )}
        <span className="draft-state">{t(`state.${item.state}`)}</span>
        <Icon name="chevronDown" isSmall className="draft-turn" />
      </div>
      {isOpen && (
        <div className="draft-body" id={bodyId} onFocus={onUse}>
          <h2 id={taskTitleId} tabIndex={-1}>
            {t(isCorrection ? "question.correct" : `question.${item.name}`)}
          </h2>
          {isTask && item.state === "fix" && <p className="draft-why">{words.text}</p>}
          {children}
        </div>
      )}
    </li>
  );
}

function RowBody({ name, ...props }: DraftProps & { name: DraftItemName }): ReactNode {
  const { project, saving, onOpen } = props;
  switch (name) {
    case "area":
      return <AreaRow {...props} />;
    case "scheme":
      return <SchemeRow project={project} saving={saving} />;
    case "name":
      return <DetailsForm project={project} saving={saving} />;
    case "parties":
      return <PartyFacts project={project} onOpen={onOpen} />;
    case "attachments":
      return <AttachmentSection project={project} />;
    case "send":
      return <SendRow {...props} />;
  }
}
