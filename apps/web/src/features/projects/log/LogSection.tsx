import { downloadRevisions } from "@mars/contracts/projects/projectDocuments";
import type { CaseRead, Project, RevisionEntry } from "@mars/contracts/projects/projectShapes";
import { languageOf } from "@mars/wording/language/languages";
import { projectTermText } from "@mars/wording/projects/projectTermText";
import { projectActionText } from "@mars/wording/projects/projectActionText";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { callRaw } from "../../../lib/http/call.ts";
import { saveAnswer } from "../../../lib/http/saveFile.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { projectText } from "../text/projectText.ts";
import { ChangeLines } from "./ChangeLines.tsx";
import { logQuery } from "./logQuery.ts";
import { logText } from "./logText.ts";

/** Who changed what, from and to, newest first. */
export function LogSection({ project }: { project: Project }) {
  const t = useText(projectText);
  const log = useInfiniteQuery(
    { ...logQuery(project), placeholderData: (before) => before },
    queryClient,
  );
  return (
    <>
      <CsvButton project={project} />
      {log.isPending && (
        <Skeleton>
          <SkeletonLine />
          <SkeletonLine width="60%" />
        </Skeleton>
      )}
      {log.isError && <ProblemAlert error={log.error} onRetry={() => void log.refetch()} />}
      <ol className="log">
        {log.data?.pages
          .flatMap(({ items }) => items)
          .map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
      </ol>
      <CaseReads reads={log.data?.pages[0]?.reads ?? []} />
      {log.hasNextPage && (
        <Button
          variant="text"
          size="small"
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t("log.more")}
        </Button>
      )}
    </>
  );
}

/** Who else has seen a private person's case. */
function CaseReads({ reads }: { reads: readonly CaseRead[] }) {
  const t = useText(logText);
  const f = useFormat();
  if (reads.length === 0) return null;
  return (
    <details>
      <summary>{t("reads")}</summary>
      <ul>
        {reads.map(({ day, role, isOpened }) => (
          <li key={`${day} ${role}`}>
            {f.date(day)}: {t(`role.${role}`)} {t(isOpened ? "opened" : "listed")}
          </li>
        ))}
      </ul>
    </details>
  );
}

function LogEntry({ entry }: { entry: RevisionEntry }) {
  const actionName = useText(projectActionText);
  const t = useText(logText);
  const term = useText(projectTermText);
  const f = useFormat();
  const nameOf = useAuthorityName();
  return (
    <li>
      <span className="entry-head">
        {[f.dateTime(entry.lastAt), entry.person, entry.organization && nameOf(entry.organization)]
          .filter(Boolean)
          .join(", ")}
        {entry.actingFor &&
          ` ${t("actingFor", { name: entry.actingFor.name ?? term("privatePerson") })}`}
      </span>
      {entry.changes.length === 0 || entry.action === "created" ? (
        <span>{actionName(entry.action as "edited")}</span>
      ) : (
        <ChangeLines changes={entry.changes.map(({ field, from, to }) => ({ field, from, to }))} />
      )}
    </li>
  );
}

function CsvButton({ project }: { project: Project }) {
  const t = useText(projectText);
  const language = languageOf(useLocale());
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    const response = await callRaw(downloadRevisions, {
      params: { id: project.id },
      query: { language },
      signal,
      timeoutMs: false,
    });
    await saveAnswer(response, "mars-projekt-log.csv");
  });
  return (
    <Button
      variant="text"
      size="small"
      icon="download"
      isBusy={request.status === "RUNNING"}
      onClick={() => void request.run(null)}
    >
      {t("log.csv")}
    </Button>
  );
}
