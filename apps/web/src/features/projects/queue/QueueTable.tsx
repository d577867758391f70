import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import type { Turn } from "@mars/domain/lifecycle/turn";
import { caseworkerTurnText } from "@mars/wording/cases/turnText";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import { type MouseEvent, useRef } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import type { Column, Sort } from "../../../ui/tables/Column.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { useMasterData } from "../projectQueries.ts";
import { isNarrowed, type QueueQuery, queueSearchText, type QueueSort } from "./queueQuery.ts";
import { queueText } from "./queueText.ts";
import { daysBetween, today } from "./waitedDays.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

type Key = QueueSort | "task" | "scheme" | "assignee";
type Props = {
  query: QueueQuery;
  rows: readonly ProjectListItem[];
  isBusy: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (sort: Sort<QueueSort>) => void;
};
/** One row a case: how long it waits, for what, until when, and who has it. */
export function QueueTable({ query, rows, isBusy, chosen, onChoose, onSort }: Props) {
  const t = useText(queueText);
  const s = useText(projectStatusText);
  const c = useText(caseworkerTurnText);
  const schemes = useMasterData().data?.subsidySchemes ?? [];
  const nameOf = useFactName();
  const last = useRef<string | null>(null);
  const search = { queue: queueSearchText(query) };
  /** With Shift held, everything between the last one and this. */
  const choose = (id: string, event: MouseEvent) => {
    const from = rows.findIndex((row) => row.id === last.current);
    const to = rows.findIndex((row) => row.id === id);
    const isRange = event.shiftKey && from >= 0;
    const range = isRange ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [rows[to]!];
    const next = new Set(chosen);
    for (const row of range) {
      if (chosen.has(id)) next.delete(row.id);
      else next.add(row.id);
    }
    last.current = id;
    onChoose(next);
  };
  const cells: Partial<Record<Key, (row: ProjectListItem) => React.ReactNode>> = {
    name: (row) => (
      <span className="queue-name">
        <input
          type="checkbox"
          aria-label={t("choose", { name: row.name })}
          checked={chosen.has(row.id)}
          onClick={(event) => choose(row.id, event)}
          onChange={() => {}}
        />
        <span>
          <Link to="/projects/:id" params={{ id: row.id }} search={search}>
            {row.name}
          </Link>
          <span className="facts-more">
            {[row.caseNumber, row.owner?.name].filter(Boolean).join(" · ")}
          </span>
        </span>
      </span>
    ),
    waited: (row) => row.turn.who === "authority" && <Waited turn={row.turn} />,
    task: (row) => (
      <span className="queue-cell">
        {c(row.turn.act)}
        <span className="facts-more">{s(statusKey(row))}</span>
      </span>
    ),
    scheme: (row) => (
      <span className="queue-cell">
        {nameOf(schemes.find(({ id }) => id === row.subsidySchemeId)?.name ?? "–")}
        <span className="facts-more">{row.municipalities.join(", ") || "–"}</span>
      </span>
    ),
    deadline: (row) => <Deadline turn={row.turn} />,
    assignee: (row) =>
      row.assignee === null ? (
        <span className="mute">{t("nobody")}</span>
      ) : row.assignee.isMe ? (
        <strong>{t("you")}</strong>
      ) : (
        row.assignee.name
      ),
  };
  const sortable = new Set<Key>(["name", "waited", "deadline"]);
  const keys = ["name", "deadline", "task", "scheme", "waited", "assignee"] as const;
  const columns: Column<ProjectListItem, Key>[] = keys.map((key) => ({
    key,
    title: t(`column.${key}`),
    cell: cells[key]!,
    isSortable: sortable.has(key),
  }));
  return (
    <Table
      caption={t("title")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={query.sort}
      // Longest waited is the earliest day: the arrow follows what is read.
      onSort={({ by, isDescending }) => onSort({ by: by as QueueSort, isDescending })}
      isBusy={isBusy}
      isFiltered={isNarrowed(query)}
    />
  );
}

/** Days with us, and how far that is towards the day it should be done. */
function Waited({ turn: { since, due } }: { turn: Turn }) {
  const t = useText(queueText);
  const days = daysBetween(since, today());
  const goal = due === null ? null : daysBetween(since, due);
  return (
    <span className="queue-cell">
      {t("days", { count: days })}
      {goal !== null && (
        <span className={classes("waited-bar", days > goal && "is-late")} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * days) / Math.max(1, goal))}%` }} />
        </span>
      )}
    </span>
  );
}

/** Red only where it is the reader's side that is late. */
function Deadline({ turn: { who, due } }: { turn: Turn }) {
  const t = useText(queueText);
  const f = useFormat();
  if (due === null || who === "nobody") return "–";
  const left = daysBetween(today(), due);
  const isLate = left < 0;
  return (
    <span className="queue-cell">
      {f.date(due)}
      <span className={classes("facts-more", isLate && who === "authority" && "queue-late")}>
        {isLate && who === "authority" && <Icon name="warning" isSmall />}
        {t(isLate ? "late" : "left", { count: Math.abs(left) })}
      </span>
    </span>
  );
}
