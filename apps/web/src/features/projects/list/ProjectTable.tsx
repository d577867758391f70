import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { formatDate, halfYears, unbrokenDateTime } from "@mars/wording/format/dates";
import { useSession } from "../../../lib/session/sessionState.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column, Sort } from "../../../ui/tables/Column.ts";
import type { TurnAct } from "@mars/domain/lifecycle/turn";
import { applicantTurnText } from "@mars/wording/cases/turnText";
import { classes } from "../../../ui/classes.ts";
import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import { lastDayBefore, scopeCovers } from "@mars/domain/rights/delegation";
import { statusKey } from "@mars/wording/projects/statusKey";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { daysBetween, today } from "../queue/waitedDays.ts";
import { uiStage } from "../uiStage.ts";
import { usualSort } from "@mars/contracts/projects/projects";
import { isFiltered, type ListQuery, type ListSort } from "./listQuery.ts";
import { listText } from "./listText.ts";
import type { useProjectList } from "./useProjectList.ts";

type Key = ListSort | "client" | "may" | "turn";
type Props = {
  query: ListQuery;
  list: ReturnType<typeof useProjectList>;
  onSort: (sort: Sort<ListSort>) => void;
};
const sortable = new Set<Key>(["name", "description", "modified", "status", "deadline"]);

/** Whether one acts for others as an organisation or as a private person. */
export function useStanding(): "us" | "me" {
  return useSession().profile?.vat ? "us" : "me";
}

/** A real table: sort in the header, cards on a phone. */
export function ProjectTable({ query, list, onSort }: Props) {
  const t = useText(listText);
  const s = useText(projectStatusText);
  const a = useText(applicantTurnText);
  const standing = useStanding();
  const isAdviser = list.clients.length > 0;
  const cells: Record<Key, (row: ProjectListItem) => React.ReactNode> = {
    name: (row) => (
      <>
        <Link to="/projects/:id" params={{ id: row.id }}>
          {row.name}
        </Link>
        <span className="facts-more">{row.caseNumber}</span>
      </>
    ),
    client: (row) =>
      row.standing === "delegate" ? (row.owner?.name ?? "–") : t(`self.${standing}`),
    may: (row) => (
      <>
        {row.standing === "delegate" && row.delegation
          ? t(`scope.${row.delegation.scope}`)
          : t(`applicant.${standing}`)}
        <Until row={row} />
      </>
    ),
    modified: (row) => unbrokenDateTime(row.updatedAt),
    description: (row) => (
      <span className="clamped" lang="da">
        {row.description || "–"}
      </span>
    ),
    turn: (row) => <WhoseTurn row={row} isAdviser={isAdviser} />,
    status: (row) => (
      <>
        {row.turn.who === "nobody" ? a(row.turn.act) : <b>{a(row.turn.act)}</b>}
        <Status row={row} words={s(statusKey(row))} />
      </>
    ),
    deadline: (row) => <Due row={row} />,
  };
  const keys: readonly Key[] = isAdviser
    ? ["client", "name", "turn", "status", "deadline", "may", "modified"]
    : ["name", "description", "turn", "status", "deadline", "modified"];
  const columns: Column<ProjectListItem, Key>[] = keys.map((key) => ({
    key,
    title: t(key === "client" || key === "may" ? `column.${key}.${standing}` : `column.${key}`),
    cell: cells[key],
    isSortable: sortable.has(key),
  }));
  const usual = usualSort(list.turn);
  return (
    <Table
      caption={t("mine")}
      isCaptionHidden
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      sort={query.sort ?? { by: usual.sort, isDescending: usual.direction === "desc" }}
      onSort={({ by, isDescending }) => onSort({ by: by as ListSort, isDescending })}
      isBusy={list.isPending}
      isFiltered={isFiltered(query)}
    />
  );
}

const SOON_DAYS = 30;
const isSoon = (endsAt: string) =>
  lastDayBefore(endsAt) < addDays(copenhagenDay(new Date().toISOString()), SOON_DAYS);

/** Until when one acts for the owner; what ends within a month is said to. */
function Until({ row }: { row: ProjectListItem }) {
  const t = useText(listText);
  if (row.standing !== "delegate" || !row.delegation?.endsAt) return null;
  const { endsAt } = row.delegation;
  return (
    <span className={classes("facts-more", isSoon(endsAt) && "warn")}>
      {t("untilDay", { day: formatDate(lastDayBefore(endsAt)) })}
    </span>
  );
}

/** A solid disc is the reader, a ring someone else, a dash no one; always with the word. */
function WhoseTurn({ row, isAdviser }: { row: ProjectListItem; isAdviser: boolean }) {
  const t = useText(listText);
  const standing = useStanding();
  const { who, act } = row.turn;
  const isReader = who === "applicant" && mayAct(row, act);
  const key =
    who === "applicant"
      ? !isAdviser
        ? "turn.yours"
        : (`turn.${isReader ? "reader" : "client"}.${standing}` as const)
      : who === "authority"
        ? "turn.authority"
        : "turn.nobody";
  return (
    <span
      className={classes("turn", `turn-${isReader ? "reader" : who === "nobody" ? who : "other"}`)}
    >
      {t(key)}
    </span>
  );
}

/** Whether the authorisation covers what is next. */
function mayAct({ standing, delegation }: ProjectListItem, act: TurnAct): boolean {
  return standing !== "delegate" || scopeCovers(delegation?.scope ?? "read", act);
}

function Due({ row: { turn } }: { row: ProjectListItem }) {
  const t = useText(listText);
  if (turn.due === null || turn.who === "nobody") return "–";
  const day = turn.due.length === 10 ? turn.due : copenhagenDay(turn.due);
  const left = daysBetween(today(), day);
  const years = halfYears(left);
  return (
    <>
      {formatDate(day)}
      <span className={classes("facts-more", turn.who === "applicant" && left <= 2 && "warn")}>
        {years ? t("years", { years }) : t(left < 0 ? "late" : "left", { count: Math.abs(left) })}
      </span>
    </>
  );
}

function Status({ row, words }: { row: ProjectListItem; words: string }) {
  const stage = uiStage(row.stage);
  return (
    <span className="facts-more">
      <span className="status-cell">
        {stage && <StageSwatch stage={stage} />}
        {words}
      </span>
    </span>
  );
}
