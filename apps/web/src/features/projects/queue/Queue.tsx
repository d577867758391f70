import "../projects.css";
import "../text/problemText.ts";
import "./queue.css";
import { useDeferredValue, useState, useEffect } from "react";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { QueueFilters } from "./QueueFilters.tsx";
import { useCases, useQueue } from "./queueQueries.ts";
import { isNarrowed, type QueueQuery, queueSearch, readQueueQuery } from "./queueQuery.ts";
import { QueueTable } from "./QueueTable.tsx";
import { ReceiptsDialog } from "./ReceiptsDialog.tsx";
import { StaleRows, unreadReason } from "../list/StaleRows.tsx";
import { queueText } from "./queueText.ts";
import { QueueViews } from "./QueueViews.tsx";

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog *";

/** j and k go from case to case, x chooses the one that is focused; Enter opens it as any link. */
function useRowKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
        return;
      if (event.target.closest(TYPING) || document.querySelector("dialog[open]")) return;
      const links = [...document.querySelectorAll<HTMLAnchorElement>(".queue-name a")];
      const at = links.findIndex((link) => link === document.activeElement);
      if (event.key === "j" || event.key === "k") {
        const next = links[at < 0 ? 0 : at + (event.key === "j" ? 1 : -1)];
        next?.focus();
      } else if (event.key === "x" && at >= 0) {
        links[at]!.closest(".queue-name")?.querySelector("input")?.click();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** The caseworker's day: what waits, oldest first, and who has it. */
export function Queue() {
  const t = useText(queueText);
  const locale = useLocale();
  const query = readQueueQuery(useOwnSearch());
  const list = useCases(useDeferredValue(query));
  const queue = useQueue();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReceiving, setReceiving] = useState(false);
  const change = (next: Partial<QueueQuery>) => {
    setChosen(new Set());
    navigate(addressOf({ to: "/projects", search: queueSearch({ ...query, ...next }) }), {
      replace: true,
    });
  };
  const unread = unreadReason(list);
  const isEmpty = !list.isPending && !list.isError && list.rows.length === 0 && !isNarrowed(query);
  const rows = list.rows.filter(({ id }) => chosen.has(id));
  const receivable = list.rows.filter(({ turn }) => turn.act === "receive");
  useRowKeys();
  return (
    <div className="container project-list queue">
      <div className="queue-head">
        <h1 tabIndex={-1}>{t("title")}</h1>
        <QueueViews query={query} queue={queue.data} />
        {(list.isPending || receivable.length > 0) && (
          // Its place is kept while the cases are read, so that nothing below it moves.
          <Button
            variant="secondary"
            className={list.isPending ? "is-awaited" : undefined}
            onClick={() => setReceiving(true)}
          >
            {t("receipts.open", { count: receivable.length })}
          </Button>
        )}
        <Link to="/projects" search={{ view: "mine" }}>
          {t("own")}
        </Link>
      </div>
      <QueueFilters query={query} queue={queue.data} onChange={change} />
      <div className="toolbar-count">
        <span role="status">{list.total !== null && t("found", { count: list.total })}</span>{" "}
        {list.rows.length > 0 && (
          <Button
            variant="text"
            size="small"
            onClick={() =>
              setChosen(
                rows.length === list.rows.length
                  ? new Set()
                  : new Set(list.rows.map(({ id }) => id)),
              )
            }
          >
            {t(rows.length === list.rows.length ? "clearChoice" : "chooseAll", {
              count: list.rows.length,
            })}
          </Button>
        )}
      </div>
      {isReceiving && <ReceiptsDialog rows={receivable} onClose={() => setReceiving(false)} />}
      <StaleRows list={list} />
      {unread ? (
        <ErrorState level={2} onRetry={() => void list.refetch()}>
          <p>{problemSentence(unread, locale)}</p>
        </ErrorState>
      ) : isEmpty ? (
        <EmptyState
          icon="check"
          level={2}
          title={t("empty")}
          action={
            query.show === "mine" &&
            (queue.data?.waiting.unassigned ?? 0) > 0 && (
              <Link to="/projects">
                {t("showUnassigned", { count: queue.data!.waiting.unassigned })}
              </Link>
            )
          }
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <QueueTable
          query={query}
          rows={list.rows}
          isBusy={list.isPending}
          chosen={chosen}
          onChoose={setChosen}
          onSort={(sort) => change({ sort })}
        />
      )}
      {rows.length > 0 && (
        <BulkBar
          rows={rows}
          caseworkers={queue.data?.caseworkers ?? []}
          onDone={() => setChosen(new Set())}
        />
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more", { shown: list.rows.length, total: list.total ?? 0 })}
        </Button>
      )}
    </div>
  );
}
