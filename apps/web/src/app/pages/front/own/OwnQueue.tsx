import { daysBetween, today } from "../../../../features/projects/queue/waitedDays.ts";
import { readQueueQuery } from "../../../../features/projects/queue/queueQuery.ts";
import { useCases, useQueue } from "../../../../features/projects/queue/queueQueries.ts";
import { useText } from "../../../../lib/language/text.ts";
import { Link } from "../../../../lib/router/Link.tsx";
import { Icon } from "../../../../ui/icons/Icon.tsx";
import { OwnList } from "./OwnList.tsx";
import { ownText } from "./ownText.ts";

const SHOWN = 3;
const usual = readQueueQuery({});

/** The oldest cases of the caseworker's queue, and how much lies in it. */
export function OwnQueue() {
  const t = useText(ownText);
  const cases = useCases(usual, { limit: SHOWN });
  const waiting = useQueue().data?.waiting;
  return (
    <OwnList
      id="own-queue"
      title={t("queue")}
      count={
        waiting &&
        [
          t("mine", { count: waiting.mine }),
          t("unassigned", { count: waiting.unassigned }),
          t("overdue", { count: waiting.overdue }),
        ].join(" · ")
      }
      rows={cases.data && cases.rows}
      rowKey={({ id }) => id}
      row={(project) => (
        <>
          <Link to="/projects/:id" params={{ id: project.id }}>
            {project.name}
          </Link>
          <span className="own-when">
            {t("waited", { count: daysBetween(project.waitsSince ?? project.updatedAt, today()) })}
          </span>
        </>
      )}
      none={t("queueEmpty")}
      error={cases.error}
      onRetry={() => void cases.refetch()}
      more={
        <Link to="/projects" className="more-link">
          {t("openQueue")}
          <Icon name="arrow" />
        </Link>
      }
    />
  );
}
