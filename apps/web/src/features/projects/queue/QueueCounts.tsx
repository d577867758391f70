import type { readQueue } from "@mars/contracts/projects/casework";
import type { Answer } from "@mars/contracts/platform/contract";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { queueText } from "./queueText.ts";

type Props = { queue: Answer<typeof readQueue> | undefined; isBusy: boolean };

/** All cases by status, each a filter; what is with the applicant for correction does not age. */
export function QueueCounts({ queue, isBusy }: Props) {
  const t = useText(queueText);
  const f = useFormat();
  const s = useText(projectStatusText);
  return (
    <ul className="queue-counts" aria-label={t("counts")} aria-busy={isBusy}>
      {queue?.statuses.map((one) => (
        <li key={one.status}>
          <Link to="/projects" search={{ show: "all", status: one.status }}>
            {s(one.status)}
          </Link>
          <span className="queue-count">{f.integer(one.total)}</span>
          <span className="small mute">
            {[
              one.mine > 0 && t("mine", { count: one.mine }),
              one.unassigned > 0 && t("unassignedCount", { count: one.unassigned }),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
          {one.overdue > 0 && (
            <span className="small queue-late">
              <Icon name="warning" isSmall />
              {t("overdueCount", { count: one.overdue })}
            </span>
          )}
        </li>
      ))}
      {queue && (
        <li>
          <Link to="/projects" search={{ show: "returned" }}>
            {t("returned")}
          </Link>
          <span className="queue-count">{f.integer(queue.returned)}</span>
          <span className="small mute">{t("notUs")}</span>
        </li>
      )}
    </ul>
  );
}
