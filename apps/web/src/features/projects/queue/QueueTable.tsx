import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
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

type Key = QueueSort | "task" | "scheme" | "municipality" | "assignee";
type Props = {
  query: QueueQuery;
  rows: readonly ProjectListItem[];
  isBusy: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (sort: Sort<QueueSort>) => void;
};
const tasks = new Set<string>([
  "applied",
  "application_received",
  "request_application_received",
  "payment_request_received",
]);

/** One row a case: how long it waits, for what, until when, and who has it. */
export function QueueTable({ query, rows, isBusy, chosen, onChoose, onSort }: Props) {
  const t = useText(queueText);
  const s = useText(projectStatusText);
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
          readOnly
        />
        <span>
          <Link to="/projects/:id" params={{ id: row.id }} search={search}>
            {row.name}
          </Link>
          <span className="facts-more">{row.caseId ?? t("noCaseId")}</span>
        </span>
      </span>
    ),
    waited: (row) => <Waited since={row.waitsSince} deadline={row.deadline} />,
    task: (row) => (
      <span className="queue-cell">
        {row.isCorrected
          ? t("task.corrected")
          : tasks.has(row.status)
            ? t(`task.${row.status}` as "task.applied")
            : t(row.waitsFor === "applicant" ? "task.theirs" : "task.rest")}
        <span className="facts-more">{row.returnedAt ? t("returned") : s(row.status)}</span>
      </span>
    ),
    scheme: (row) => nameOf(schemes.find(({ id }) => id === row.subsidySchemeId)?.name ?? "–"),
    municipality: (row) => row.municipalities.join(", ") || "–",
    deadline: (row) => <Deadline day={row.deadline} />,
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
  const keys = [
    "name",
    "waited",
    "task",
    "scheme",
    "municipality",
    "deadline",
    "assignee",
  ] as const;
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

/** Days waited, and how far that is towards the day it should be done. */
function Waited({ since, deadline }: { since: string | null; deadline: string | null }) {
  const t = useText(queueText);
  if (since === null) return "–";
  const days = daysBetween(since, today());
  const goal = deadline === null ? null : daysBetween(since, deadline);
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

function Deadline({ day }: { day: string | null }) {
  const t = useText(queueText);
  const f = useFormat();
  if (day === null) return "–";
  const left = daysBetween(today(), day);
  return (
    <span className="queue-cell">
      {f.date(day)}
      {left < 0 ? (
        <span className="facts-more queue-late">
          <Icon name="warning" isSmall />
          {t("late", { count: -left })}
        </span>
      ) : (
        <span className="facts-more">{t("left", { count: left })}</span>
      )}
    </span>
  );
}
