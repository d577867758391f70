import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DraftItem } from "@mars/domain/lifecycle/draftItems";
import { useText } from "../../../lib/language/text.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { taskPageText } from "./text.ts";
import { useItemWords } from "./useItemWords.ts";
import type { CaseTask } from "./useTask.ts";
import type { TaskActs } from "./useTaskActs.ts";

const icons: Partial<Record<DraftItem["state"], IconName>> = { done: "success", fix: "warning" };

type Props = { project: Project; caseTask: CaseTask; acts: TaskActs; hasProgress?: boolean };

/** The draft as a list of tasks, each a link to its place. It answers 'why can I not apply?' too. */
export function DraftList({ project, caseTask, acts, hasProgress = true }: Props) {
  const t = useText(taskPageText);
  const wordsOf = useItemWords(project, caseTask);
  const { items, task } = caseTask;
  const done = items.filter(({ state }) => state === "done").length;
  const next = task.act?.kind === "item" ? task.act.item : null;
  const action = project.transitions.find(({ to }) => to === "applied")?.action;
  const isThenTold = done < items.length;
  return (
    <div className="draft-list">
      {hasProgress && (
        <>
          <div className="draft-progress" aria-hidden="true">
            {items.map(({ name, state }) => (
              <i key={name} className={state === "done" ? "is-done" : undefined} />
            ))}
          </div>
          <p className="draft-count small">
            <span>{t("list.progress", { done, all: items.length })}</span>
            {action && action !== "request_payment" && isThenTold && (
              <span>{t(`list.then.${action}`)}</span>
            )}
          </p>
        </>
      )}
      <ul aria-label={t("list.title")}>
        {items.map((item) => {
          const { value, line } = wordsOf(item);
          const name = t(`item.${item.name}`);
          return (
            <li
              key={item.name}
              className={classes(`draft-${item.state}`, item.name === next && "draft-next")}
            >
              <ItemMark state={item.state} />
              <span className="draft-name">
                {item.state === "waiting" || !project.rights.edit ? (
                  name
                ) : (
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => acts.goToItem(item.name, item.state)}
                  >
                    {name}
                  </button>
                )}
              </span>
              <span className="draft-value">
                {value}
                {line && <span className="facts-more">{line}</span>}
              </span>
              <span className="draft-state">{t(`state.${item.state}`)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ItemMark({ state }: Pick<DraftItem, "state">) {
  const icon = icons[state];
  return icon ? <Icon name={icon} /> : <i className="draft-mark" aria-hidden="true" />;
}
