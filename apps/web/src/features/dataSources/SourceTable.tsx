import "./sources.css";
import type { DataSource } from "@mars/contracts/dataSources";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { ExternalLink } from "../../ui/LinkButton.tsx";
import { dayOf, problemWord, titleOf } from "./sourceWords.ts";
import { dataSourcesText } from "./text.ts";

const groups = [
  { key: "group.status", kinds: ["status", "land"] },
  { key: "group.geography", kinds: ["geography", "catalogue"] },
  { key: "group.layer", kinds: ["layer"] },
] as const;

/** Every dataset with its source, by what it is for. */
export function SourceTable({ sources }: { sources: readonly DataSource[] }) {
  const t = useText(dataSourcesText);
  const columns = ["name", "date", "count", "licence", "taken", "next", "state"] as const;
  return (
    <div className="table-frame">
      <table className="table table-cards source-table">
        <caption className="sr-only">{t("caption")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === "count" ? "numeric" : undefined}>
                {t(`column.${column}`)}
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
                <SourceRow key={source.id} source={source} />
              ))}
            </tbody>
          );
        })}
      </table>
      {sources.length === 0 && <p>{t("none")}</p>}
    </div>
  );
}

function SourceRow({ source }: { source: DataSource }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const name = titleOf(source, useLocale());
  return (
    <tr id={`source-${source.id}`}>
      <th scope="row">
        {source.link ? <ExternalLink href={source.link}>{name}</ExternalLink> : name}
        <span className="source-owner">{source.owner}</span>
        <SourceNote source={source} />
      </th>
      <td data-title={t("column.date")}>
        {source.dataDate === null ? "–" : dayOf(format, source.dataDate)}
        {source.version !== "" && <span className="source-owner">{source.version}</span>}
      </td>
      <td data-title={t("column.count")} className="numeric">
        {source.count === null ? "–" : format.integer(source.count)}
      </td>
      <td data-title={t("column.licence")}>{source.licence || "–"}</td>
      <td data-title={t("column.taken")}>
        {source.takenAt === null ? "–" : format.dateTime(source.takenAt)}
      </td>
      <td data-title={t("column.next")}>
        {source.isPaused
          ? t("paused")
          : source.nextAt === null
            ? t("noPlan")
            : format.dateTime(source.nextAt)}
      </td>
      <td data-title={t("column.state")}>
        <SourceState source={source} />
      </td>
    </tr>
  );
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
        {source.dataDate === null
          ? t("problem.nothing")
          : t("problem.meanwhile", { date: dayOf(format, source.dataDate) })}
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
