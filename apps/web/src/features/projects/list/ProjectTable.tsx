import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { formatDate, unbrokenDateTime } from "@mars/wording/format/dates";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column, Sort } from "../../../ui/tables/Column.ts";
import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import { lastDayBefore } from "@mars/domain/rights/delegation";
import { useMasterData } from "../projectQueries.ts";
import { statusKey } from "@mars/wording/projects/statusKey";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { uiStage } from "../uiStage.ts";
import { isFiltered, type ListQuery, type ListSort } from "./listQuery.ts";
import { listText } from "./listText.ts";
import type { useProjectList } from "./useProjectList.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

type Key = ListSort | "scheme" | "client" | "may" | "until";
type Props = {
  query: ListQuery;
  list: ReturnType<typeof useProjectList>;
  onSort: (sort: Sort<ListSort>) => void;
};
const sortable = new Set<Key>(["name", "description", "modified", "status", "applied", "area"]);

/** A real table: sort in the header, cards on a phone. */
export function ProjectTable({ query, list, onSort }: Props) {
  const t = useText(listText);
  const s = useText(projectStatusText);
  const f = useFormat();
  const schemes = useMasterData().data?.subsidySchemes ?? [];
  const nameOf = useFactName();
  const schemeName = (id: string | null) => {
    const scheme = schemes.find((one) => one.id === id);
    return scheme ? nameOf(scheme.name) : "–";
  };
  const cells: Record<Key, (row: ProjectListItem) => React.ReactNode> = {
    name: (row) => (
      <Link to="/projects/:id" params={{ id: row.id }}>
        {row.name}
      </Link>
    ),
    description: (row) => (
      <span className="clamped" lang="da">
        {row.description || "–"}
      </span>
    ),
    scheme: (row) => schemeName(row.subsidySchemeId),
    client: (row) => (row.standing === "delegate" ? (row.owner?.name ?? "–") : t("self")),
    may: (row) =>
      row.standing === "delegate" && row.delegation
        ? t(`scope.${row.delegation.scope}`)
        : t("applicant"),
    until: (row) => <Until row={row} />,
    area: (row) => (row.areaHa === null ? "–" : f.hectares(row.areaHa)),
    applied: (row) => (row.appliedAt === null ? t("notYetApplied") : formatDate(row.appliedAt)),
    modified: (row) => unbrokenDateTime(row.updatedAt),
    status: (row) => <Status row={row} words={s(statusKey(row))} />,
  };
  const keys: readonly Key[] =
    list.clients.length > 0
      ? ["client", "name", "scheme", "status", "may", "until", "modified"]
      : ["name", "description", "scheme", "area", "modified", "status"];
  const columns: Column<ProjectListItem, Key>[] = keys.map((key) => ({
    key,
    title: t(`column.${key}`),
    cell: cells[key],
    isSortable: sortable.has(key),
    isNumeric: key === "area",
  }));
  return (
    <Table
      caption={t("mine")}
      isCaptionHidden
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      sort={query.sort}
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
  if (row.standing !== "delegate" || !row.delegation) return "–";
  const { endsAt } = row.delegation;
  if (endsAt === null) return t("noEnd");
  return (
    <>
      {formatDate(lastDayBefore(endsAt))}
      {isSoon(endsAt) && <span className="facts-more warn">{t("endsSoon")}</span>}
    </>
  );
}

function Status({ row, words }: { row: ProjectListItem; words: string }) {
  const t = useText(listText);
  const stage = uiStage(row.stage);
  return (
    <span className="status-cell">
      {stage && <StageSwatch stage={stage} />}
      <span>
        {words}
        <span className="facts-more">
          {row.status === "draft" && row.returnedAt === null
            ? t("notYetApplied")
            : [row.caseId, row.waitsFor && t(`waits.${row.waitsFor}`)].filter(Boolean).join(" · ")}
        </span>
      </span>
    </span>
  );
}
