import "../projects.css";
import "../queue/queue.css";
import "../text/problemText.ts";
import { useDeferredValue } from "react";
import { showDialog } from "../../../lib/dialogs/shownDialog.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { ReceivedOffers } from "../parties/ReceivedOffers.tsx";
import {
  isFiltered,
  type ListQuery,
  adviserShows,
  ownShows,
  readListQuery,
  searchOf,
} from "./listQuery.ts";
import { listText } from "./listText.ts";
import { ProjectTable, useStanding } from "./ProjectTable.tsx";
import { StaleRows, unreadReason } from "./StaleRows.tsx";
import { useProjectList } from "./useProjectList.ts";
import { sortDanish } from "@mars/wording/format/collation";
import { Select } from "../../../ui/fields/Select.tsx";

type TabsProps = {
  query: ListQuery;
  list: ReturnType<typeof useProjectList>;
  isCaseworker: boolean;
};

/** The list by whose turn it is; each part is an address. */
function TurnTabs({ query, list, isCaseworker }: TabsProps) {
  const t = useText(listText);
  const standing = useStanding();
  const isAdviser = list.clients.length > 0;
  const { turns } = list;
  const shows = isAdviser ? adviserShows : ownShows;
  const all = turns && turns.applicant + turns.authority + turns.nobody;
  const shown = query.turn || (turns && (list.turn ?? "all"));
  return (
    <nav className="queue-views" aria-label={t("shows")}>
      <ul>
        {[...shows, "all" as const].map((turn) => (
          <li key={turn}>
            <Link
              to="/projects"
              search={searchOf({ ...query, turn }, isCaseworker)}
              aria-current={shown === turn ? "page" : undefined}
            >
              {t(
                turn === "reader" || turn === "client"
                  ? `show.${turn}.${standing}`
                  : `show.${turn}`,
              )}{" "}
              <span className="mute">{turn === "all" ? all : turns?.[turn]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** P1: my projects; caseworkers have the queue next to them. */
export function ProjectList() {
  const t = useText(listText);
  const locale = useLocale();
  const { profile } = useSession();
  const mayHandle = profile?.roles.includes("caseworkerAdmin") ?? false;
  const query = readListQuery(useOwnSearch());
  const list = useProjectList(useDeferredValue(query));
  const change = (next: Partial<ListQuery>) =>
    navigate(addressOf({ to: "/projects", search: searchOf({ ...query, ...next }, mayHandle) }), {
      replace: true,
    });
  const unread = unreadReason(list);
  const isEmpty = !list.isPending && list.rows.length === 0 && !isFiltered(query) && !list.isError;
  return (
    <div className="container project-list">
      <div className="page-head">
        <div className="page-head-text">
          <h1 tabIndex={-1}>{t("mine")}</h1>
          <p className="lead">{t("mineLead")}</p>
        </div>
        <div className="page-head-aside">
          <Button icon="plus" onClick={() => showDialog({ name: "createProject" })}>
            {t("create")}
          </Button>
        </div>
      </div>
      {mayHandle && (
        <p>
          <Link to="/projects">{t("toInbox")}</Link>
        </p>
      )}
      <ReceivedOffers />
      {isEmpty ? (
        <EmptyState
          icon="area"
          level={2}
          title={t("empty")}
          action={<Link to="/screening">{t("toScreening")}</Link>}
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          <TurnTabs query={query} list={list} isCaseworker={mayHandle} />
          <div className="toolbar">
            <SearchField label={t("search")} value={query.q} onChange={(q) => change({ q })} />
            {(list.clients.length > 0 || query.client) && (
              <ClientFilter
                clients={list.clients}
                value={query.client}
                onChange={(client) => change({ client })}
              />
            )}
            <p className="toolbar-count" role="status">
              {list.total !== null &&
                t(isFiltered(query) ? "matching" : "count", { count: list.total })}
            </p>
          </div>
          <StaleRows list={list} />
          {unread ? (
            <ErrorState level={2} onRetry={() => void list.refetch()}>
              <p>{problemSentence(unread, locale)}</p>
            </ErrorState>
          ) : (
            <ProjectTable query={query} list={list} onSort={(sort) => change({ sort })} />
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
        </>
      )}
    </div>
  );
}

type Client = { id: string; name: string; count: number };
type Props = { clients: readonly Client[]; value: string; onChange: (client: string) => void };

/** For those who act for others: all projects, one's own, or one client's. */
function ClientFilter({ clients, value, onChange }: Props) {
  const t = useText(listText);
  const standing = useStanding();
  return (
    <Select
      label={t(`column.client.${standing}`)}
      value={value}
      options={[
        { value: "", label: t(`allClients.${standing}`, { count: clients.length }) },
        { value: "self", label: t("ownClient") },
        ...sortDanish(clients, ({ name }) => name).map(({ id, name, count }) => ({
          value: id,
          label: `${name} (${count})`,
        })),
      ]}
      onChange={onChange}
    />
  );
}
