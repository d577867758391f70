import "../../ui/tables/table.css";
import "./sources.css";
import type { DataSource } from "@mars/contracts/datasets/dataSources";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useFactName } from "../../lib/language/useFactName.ts";
import { useText } from "../../lib/language/text.ts";
import type { Column } from "../../ui/tables/Column.ts";
import { Icon, type IconName } from "../../ui/icons/Icon.tsx";
import { ExternalLink } from "../../ui/buttons/LinkButton.tsx";
import { TableRow } from "../../ui/tables/TableRow.tsx";
import { dayOf, problemWord, titleOf } from "./sourceWords.ts";
import { dataSourcesText } from "./text.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";

const groups = [
  { key: "group.status", kinds: ["status", "land"] },
  { key: "group.geography", kinds: ["geography", "catalogue"] },
  { key: "group.layer", kinds: ["layer"] },
] as const;

/** Every dataset with its source, by what it is for. */
export function SourceTable({ sources }: { sources: readonly DataSource[] }) {
  const t = useText(dataSourcesText);
  const columns = useColumns();
  return (
    <div className="table-frame">
      <table className="table table-cards source-table">
        <caption className="sr-only">{t("caption")}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumeric }) => (
              <th key={key} scope="col" className={isNumeric ? "numeric" : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, kinds }) => {
          const rows = sources.filter(({ kind }) => kinds.some((each) => each === kind));
          if (rows.length === 0) return null;
          return (
            <tbody key={key}>
              <tr className="source-group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {t(key)}
                </th>
              </tr>
              {rows.map((source) => (
                <TableRow key={source.id} columns={columns} row={source} isFolding />
              ))}
            </tbody>
          );
        })}
      </table>
      {sources.length === 0 && <p>{t("none")}</p>}
    </div>
  );
}

function useColumns(): Column<DataSource>[] {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const locale = useLocale();
  const nameOf = useFactName();
  return [
    {
      key: "name",
      title: t("column.name"),
      cell: (source) => (
        <>
          {source.link ? (
            <ExternalLink href={source.link}>{titleOf(source, locale)}</ExternalLink>
          ) : (
            titleOf(source, locale)
          )}
          <span className="source-owner">
            <AuthorityName name={source.owner} />
          </span>
          {source.licence && (
            <span className="source-owner source-licence">{nameOf(source.licence)}</span>
          )}
          <SourceNote source={source} />
        </>
      ),
    },
    {
      key: "date",
      title: t("column.date"),
      cell: ({ dataDate, version }) => (
        <>
          {dataDate === null ? "–" : dayOf(format, dataDate)}
          {version !== "" && <span className="source-owner">{nameOf(version)}</span>}
        </>
      ),
    },
    {
      key: "count",
      title: t("column.count"),
      isNumeric: true,
      isBrief: true,
      cell: ({ count }) => (count === null ? "–" : format.integer(count)),
    },
    {
      key: "licence",
      title: t("column.licence"),
      cell: ({ licence }) => (licence ? nameOf(licence) : "–"),
    },
    {
      key: "taken",
      title: t("column.taken"),
      cell: ({ takenAt }) => (takenAt === null ? "–" : format.dateTime(takenAt)),
    },
    {
      key: "next",
      title: t("column.next"),
      cell: ({ state, isPaused, nextAt }) =>
        state === "live"
          ? t("whenScreened")
          : isPaused
            ? t("paused")
            : nextAt === null
              ? t("noPlan")
              : format.dateTime(nextAt),
    },
    {
      key: "state",
      title: t("column.state"),
      isBrief: true,
      cell: (source) => <SourceState source={source} />,
    },
  ];
}

/** What failed and what is shown meanwhile; else what is new. */
function SourceNote({ source }: { source: DataSource }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  if (source.problem !== null) {
    const date = source.triedAt === null ? "" : format.dateTime(source.triedAt);
    return (
      <span className="source-problem">
        {t(problemWord(source.problem), { date })}{" "}
        {source.origin === "none"
          ? t("problem.nothing")
          : t("problem.meanwhile", {
              date: source.dataDate
                ? dayOf(format, source.dataDate)
                : format.date(source.takenAt ?? ""),
            })}
        {source.nextAt !== null &&
          ` ${t("problem.again", { date: format.dateTime(source.nextAt) })}`}
      </span>
    );
  }
  if (source.origin === "mixed") return <span className="source-problem">{t("mixed")}</span>;
  const { changes } = source;
  if (changes === null || changes.added + changes.changed + changes.removed === 0) return null;
  return (
    <span className="source-owner">
      {t("changes", {
        added: format.integer(changes.added),
        changed: format.integer(changes.changed),
        removed: format.integer(changes.removed),
      })}
    </span>
  );
}

const stateIcons: Record<DataSource["state"], { icon: IconName; tone: string }> = {
  fresh: { icon: "check", tone: "good" },
  unchanged: { icon: "check", tone: "good" },
  old: { icon: "calendar", tone: "warning" },
  failed: { icon: "warning", tone: "bad" },
  demo: { icon: "info", tone: "warning" },
  missing: { icon: "minus", tone: "none" },
  live: { icon: "check", tone: "good" },
};

function SourceState({ source }: { source: DataSource }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const { icon, tone } = stateIcons[source.state];
  const date = source.triedAt === null ? "" : format.date(source.triedAt);
  return (
    <span className={`source-state source-${tone}`}>
      <Icon name={icon} />
      {source.state === "failed" ? t("state.failed", { date }) : t(`state.${source.state}`)}
    </span>
  );
}
