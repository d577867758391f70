import type { DataSource, DataSources } from "@mars/contracts/datasets/dataSources";
import { foldForSearch } from "@mars/wording/format/collation";
import { lazy, Suspense, useState } from "react";
import { SourceTable } from "../../../features/dataSources/SourceTable.tsx";
import { needsAttention } from "../../../features/dataSources/sourceWords.ts";
import { dataSourcesText } from "../../../features/dataSources/text.ts";
import { useSearchText } from "../../../features/status/asOf/asOf.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { lazyPart } from "../../../lib/rendered/lazyPart.tsx";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import "../../../features/dataSources/sources.css";

const DownloadList = lazyPart(() =>
  import("../../../features/downloads/DownloadList.tsx").then((module) => module.DownloadList),
);
const SourceAdmin = lazy(() =>
  import("../../../features/dataSources/SourceAdmin.tsx").then((module) => ({
    default: module.SourceAdmin,
  })),
);

/** Where figures and maps come from, how old they are and what failed; administrators refresh them. */
export function SourcesPage() {
  const t = useText(dataSourcesText);
  const { connection } = useSettings();
  const { profile } = useSession();
  const read = useRead<DataSources>("/data-sources");
  const [sought, setSought] = useSearchText("q");
  const [isNarrow, setNarrow] = useState(false);
  const sources = read.data?.sources ?? [];
  const words = foldForSearch(sought);
  const shown = sources.filter(
    (source) =>
      (!isNarrow || needsAttention(source)) &&
      foldForSearch(`${source.titleDa} ${source.titleEn} ${source.owner}`).includes(words),
  );
  const isAdministrator = profile?.roles.includes("caseworkerAdmin") ?? false;
  return (
    <div className="container">
      <div className="page-head">
        <div className="page-head-text">
          <h1>{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
        </div>
      </div>
      {read.data ? (
        <section className="section" aria-label={t("caption")}>
          <SourceCounts sources={sources} />
          <div className="source-tools">
            <SearchField
              label={t("search")}
              name="q"
              placeholder={t("search.hint")}
              value={sought}
              onChange={setSought}
            />
            <Checkbox
              label={t("attention", { count: sources.filter(needsAttention).length })}
              isChecked={isNarrow}
              onChange={setNarrow}
            />
            <div className="source-tools-end">
              <span role="status">{t("shown", { count: shown.length })}</span>
              <a href={`${connection.api}/data-sources.csv`} download>
                {t("csv")}
              </a>
              <a href={`${connection.api}/data-sources`}>{t("json")}</a>
            </div>
          </div>
          <SourceTable sources={shown} />
        </section>
      ) : read.error ? (
        <ProblemAlert error={read.error} onRetry={read.retry} />
      ) : (
        <Skeleton>
          <SkeletonLine width="60%" />
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      <Suspense fallback={<Spinner />}>
        <DownloadList />
      </Suspense>
      {isAdministrator && read.data && (
        <section className="section" aria-labelledby="sources-admin">
          <h2 id="sources-admin">{t("admin.title")}</h2>
          <Suspense fallback={<Spinner />}>
            <SourceAdmin sources={sources} onChange={read.retry} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

/** How many there are and how they stand; what is invented or missing is told only where it is. */
function SourceCounts({ sources }: { sources: readonly DataSource[] }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const count = (...states: DataSource["state"][]) =>
    sources.filter(({ state }) => states.includes(state)).length;
  const [failed, old, missing, demo] = [
    count("failed"),
    count("old"),
    count("missing"),
    count("demo"),
  ];
  const owners = new Set(sources.map(({ owner }) => owner)).size;
  const cells = [
    { key: "all", value: sources.length, text: t("count.all.text", { count: owners }) },
    { key: "fresh", value: count("fresh", "unchanged"), text: t("count.fresh.text") },
    { key: "failed", value: failed, text: t("count.failed.text") },
    { key: "old", value: old, text: t("count.old.text") },
    { key: "missing", value: missing, text: t("count.missing.text") },
    { key: "demo", value: demo, text: t("count.demo.text") },
  ] as const;
  const always = new Set<string>(["all", "fresh", "failed", "old"]);
  return (
    <dl className="source-counts">
      {cells
        .filter(({ key, value }) => value > 0 || always.has(key))
        .map(({ key, value, text }) => (
          <div key={key}>
            <dt>{t(`count.${key}`)}</dt>
            <dd>
              <Figure size="l" value={format.integer(value)} />
            </dd>
            <dd className="small">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
