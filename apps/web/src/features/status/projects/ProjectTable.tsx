import type { CountedStage, EffectKey, ProjectRow } from "@mars/contracts/status/statusShapes";
import { foldForSearch } from "@mars/wording/format/collation";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Amount } from "../effects/Amount.tsx";
import { drawnStage } from "../effects/effects.ts";
import { ProjectFilters, type ProjectFilter } from "./ProjectFilters.tsx";
import { ProjectLink } from "./ProjectLink.tsx";
import { detailText } from "../text/detailText.ts";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";

type ProjectColumn = EffectKey | "name" | "measure" | "stage" | "area" | "place" | "changed";

type Props = {
  projects: readonly ProjectRow[];
  caption: string;
  /** The municipality next to the name, where the list spans several. */
  hasPlace?: boolean;
  /** Largest of this effect first; latest change first when left out. */
  firstBy?: EffectKey;
  pageSize?: number;
  /** Searched only once someone wants to see more than the first. */
  isBrief?: boolean;
  /** Where `projects` are the first only: what is known of all, read when someone wants more. */
  rest?: {
    total: number;
    measures: readonly string[];
    isComing: boolean;
    onWanted: () => void;
  };
};

const stageOrder: Record<CountedStage, number> = {
  established: 3,
  establishment_approval: 2,
  preliminary_examination_approval: 1,
};

/** Projects with search, stage and measure to filter by; each opens with its place on the map. */
export function ProjectTable(props: Props) {
  const { projects, caption, hasPlace, firstBy, pageSize = 10, rest, isBrief = false } = props;
  const t = useText(detailText);
  const format = useFormat();
  const [filter, setFilter] = useState<ProjectFilter>({ typed: "", stage: "", measure: "" });
  const isWhole = useExpandAll();
  const [limit, setLimit] = useState(isWhole ? Number.POSITIVE_INFINITY : pageSize);
  const [isSearched, setSearched] = useState(!isBrief || isWhole || projects.length <= pageSize);
  const found = filterProjects(projects, filter);
  const first = firstBy ?? "changed";
  const { sorted, sort, onSort } = useSortedRows<ProjectRow, ProjectColumn>(found, valueOf, {
    by: first,
    isDescending: true,
  });
  const isFiltered = filter.typed !== "" || filter.stage !== "" || filter.measure !== "";
  const isOrdered = sort.by !== first || !sort.isDescending;
  const total = rest && !isFiltered ? rest.total : sorted.length;
  const effectColumn = (effect: EffectKey): Column<ProjectRow, ProjectColumn> => ({
    key: effect,
    title: t(`column.${effect}`),
    isNumeric: true,
    isSortable: true,
    cell: (project) => <Amount value={project.effects[effect]} />,
  });
  const columns: Column<ProjectRow, ProjectColumn>[] = [
    {
      key: "name",
      title: t("column.project"),
      isSortable: true,
      cell: (project) =>
        project.isNoLongerPublic ? (
          t("noLongerPublic")
        ) : (
          <ProjectLink id={project.id} name={project.name} />
        ),
    },
    ...(hasPlace
      ? [
          {
            key: "place" as const,
            title: t("kind.one.municipality"),
            isSortable: true,
            cell: (project: ProjectRow) => project.municipality?.name ?? "–",
          },
        ]
      : []),
    {
      key: "measure",
      title: t("column.measure"),
      isSortable: true,
      cell: (project) => (project.measure === null ? "–" : <FactName name={project.measure} />),
    },
    {
      key: "stage",
      title: t("column.stage"),
      isBrief: true,
      isSortable: true,
      cell: (project) => (
        <span className="stage">
          <StageSwatch stage={drawnStage[project.stage]} />
          {t(`stage.short.${project.stage}`)}
        </span>
      ),
    },
    {
      key: "area",
      title: t("column.area"),
      isBrief: true,
      isNumeric: true,
      isSortable: true,
      cell: (project) => <Amount value={project.overlapHa} />,
    },
    effectColumn("nitrogen"),
    effectColumn("extraction"),
    effectColumn("afforestation"),
    {
      key: "changed",
      title: t("column.changed"),
      isNumeric: true,
      isSortable: true,
      cell: (project) => (project.lastStateChanged ? format.date(project.lastStateChanged) : "–"),
    },
  ];
  return (
    <>
      {isSearched && (
        <ProjectFilters
          caption={caption}
          projects={projects}
          {...(rest && { measures: rest.measures, onFocus: rest.onWanted })}
          filter={filter}
          foundCount={total}
          onChange={(next) => {
            rest?.onWanted();
            setFilter(next);
            setLimit(pageSize);
          }}
        />
      )}
      <Table
        caption={caption}
        isCaptionHidden
        columns={columns}
        rows={sorted.slice(0, limit)}
        rowKey={(project) => project.id}
        sort={sort}
        onSort={(next) => {
          rest?.onWanted();
          onSort(next);
        }}
        isBusy={(rest?.isComing ?? false) && (isFiltered || isOrdered)}
        isFiltered={projects.length > 0}
      />
      {total > pageSize && (
        <p className="more-rows">
          {total > Math.min(limit, sorted.length) && (
            <Button
              variant="secondary"
              size="small"
              isBusy={(rest?.isComing ?? false) && limit > pageSize}
              onClick={() => {
                rest?.onWanted();
                setSearched(true);
                setLimit(isSearched ? limit + 5 * pageSize : Number.POSITIVE_INFINITY);
              }}
            >
              {isSearched
                ? t("list.more", { count: Math.min(5 * pageSize, total - limit) })
                : t("list.searchAll", { count: total })}
            </Button>
          )}
          <span className="small" role="status">
            {t("list.shown", { shown: Math.min(limit, sorted.length), count: total })}
          </span>
        </p>
      )}
    </>
  );
}

export function filterProjects(
  projects: readonly ProjectRow[],
  { typed, stage, measure }: ProjectFilter,
): ProjectRow[] {
  const wanted = foldForSearch(typed);
  return projects.filter(
    (project) =>
      (stage === "" || project.stage === stage) &&
      (measure === "" || project.measure === measure) &&
      (wanted === "" ||
        foldForSearch(`${project.name} ${project.municipality?.name ?? ""}`).includes(wanted)),
  );
}

function valueOf(project: ProjectRow, key: ProjectColumn): string | number | null {
  switch (key) {
    case "name":
      return project.name;
    case "place":
      return project.municipality?.name ?? null;
    case "measure":
      return project.measure;
    case "stage":
      return stageOrder[project.stage];
    case "area":
      return project.overlapHa;
    case "changed":
      return project.lastStateChanged === null ? null : Date.parse(project.lastStateChanged);
    default:
      return project.effects[key];
  }
}
