import "../../ui/tables/table.css";
import "./downloads.css";
import type { OpenDownloads } from "@mars/contracts/datasets/openData";
import { useFactName } from "../../lib/language/useFactName.ts";
import { wordIn } from "@mars/wording/language/wordIn";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useRead } from "../../lib/serverData/useRead.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { Column } from "../../ui/tables/Column.ts";
import { ProblemAlert } from "../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../ui/feedback/Skeleton.tsx";
import { Tag } from "../../ui/words/Tag.tsx";
import { TableRow } from "../../ui/tables/TableRow.tsx";
import { useShowAll } from "../../ui/tables/useShowAll.ts";
import { downloadsText } from "./text.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";

type Collection = OpenDownloads["collections"][number];

/** Every collection with its files, for those who take the data elsewhere. */
export function DownloadList() {
  const t = useText(downloadsText);
  const { connection } = useSettings();
  const read = useRead<OpenDownloads>("/open-data/downloads");
  const columns = useColumns(connection.api);
  // On a phone the page is long enough without; elsewhere it makes no difference.
  const [isOpen, open] = useShowAll();
  return (
    <section className="section downloads" aria-labelledby="downloads">
      <h2 id="downloads">{t("title")}</h2>
      <p>
        {t("lead")} <a href="/ogc?f=html">{t("services")}</a>,{" "}
        <a href={`${connection.api}/docs`}>{t("docs")}</a> {t("lead.and")}{" "}
        <a href={`${connection.api}/open-data/dcat/catalogue`}>{t("catalogue")}</a>.
      </p>
      {read.data ? (
        <div className={isOpen ? "table-frame" : "table-frame downloads-folded"}>
          <table className="table table-cards">
            <caption className="sr-only">{t("caption")}</caption>
            <thead>
              <tr>
                {columns.map(({ key, title }) => (
                  <th key={key} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.data.collections.map((collection) => (
                <TableRow key={collection.id} columns={columns} row={collection} isFolding />
              ))}
            </tbody>
          </table>
          {!isOpen && (
            <p className="downloads-more">
              <Button variant="secondary" onClick={open}>
                {t("all", { count: String(read.data.collections.length) })}
              </Button>
            </p>
          )}
        </div>
      ) : read.error ? (
        <ProblemAlert error={read.error} onRetry={read.retry} />
      ) : (
        <Skeleton>
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
    </section>
  );
}

function useColumns(api: string): Column<Collection>[] {
  const t = useText(downloadsText);
  const format = useFormat();
  const locale = useLocale();
  const nameOf = useFactName();
  const titleOf = (collection: Collection) => wordIn(locale, collection, "title");
  return [
    {
      key: "name",
      title: t("column.name"),
      cell: (collection) => (
        <>
          {titleOf(collection)}
          {collection.invented !== "none" && (
            <>
              {" "}
              <Tag variant="warning">{t(`invented.${collection.invented}`)}</Tag>
            </>
          )}
          <span className="download-owner">
            <AuthorityName name={collection.owner} /> · {nameOf(collection.licence)}
          </span>
        </>
      ),
    },
    {
      key: "date",
      title: t("column.date"),
      isBrief: true,
      cell: ({ changedAt }) => (changedAt === null ? "–" : format.date(changedAt)),
    },
    {
      key: "files",
      title: t("column.files"),
      cell: (collection) => (
        <span className="download-files">
          {collection.files.map(({ format: ending, title, path }) => (
            <a
              key={ending}
              href={`${api}${path}`}
              download
              aria-label={t("file", { title, collection: titleOf(collection) })}
            >
              {title}
            </a>
          ))}
        </span>
      ),
    },
  ];
}
