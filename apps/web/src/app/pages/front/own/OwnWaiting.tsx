import { listProjects } from "@mars/contracts/projects/projects";
import { formatDate } from "@mars/wording/format/dates";
import { applicantTurnText } from "@mars/wording/cases/turnText";
import { call } from "../../../../lib/http/call.ts";
import { useText } from "../../../../lib/language/text.ts";
import { Link } from "../../../../lib/router/Link.tsx";
import { mayReadAgain } from "../../../../lib/serverData/mayReadAgain.ts";
import { useServerQuery } from "../../../../lib/serverData/serverQuery.ts";
import { Icon } from "../../../../ui/icons/Icon.tsx";
import { OwnList } from "./OwnList.tsx";
import { ownText } from "./ownText.ts";

/** As many as are seen without scrolling; the list has them all. */
const SHOWN = 3;

/** Drafts, and cases where the applicant has the next step. */
export function OwnWaiting() {
  const t = useText(ownText);
  const s = useText(applicantTurnText);
  const query = { view: "mine", turn: "applicant", limit: SHOWN } as const;
  const list = useServerQuery({
    queryKey: ["projects", query],
    queryFn: ({ signal }) => call(listProjects, { query, signal, quiet: true }),
    refetchOnWindowFocus: mayReadAgain,
  });
  const total = list.data?.total ?? 0;
  return (
    <OwnList
      id="own-waiting"
      title={t("waiting")}
      rows={list.data?.items}
      rowKey={({ id }) => id}
      row={(project) => (
        <>
          <Link to="/projects/:id" params={{ id: project.id }}>
            {project.name}
          </Link>
          <span className="own-when">
            {project.status === "draft"
              ? t("draft", { date: formatDate(project.updatedAt) })
              : t("since", {
                  status: s(project.turn.act),
                  date: formatDate(project.turn.since),
                })}
          </span>
        </>
      )}
      none={t("nothingWaits")}
      error={list.error}
      onRetry={() => void list.refetch()}
      more={
        total > SHOWN && (
          <Link to="/projects" className="more-link">
            {t("all", { count: total })}
            <Icon name="arrow" />
          </Link>
        )
      }
    />
  );
}
