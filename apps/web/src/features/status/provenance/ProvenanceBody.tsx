import type { ProvenanceFigure } from "@mars/contracts/status/statusProvenance";
import { languageOf } from "@mars/wording/language/languages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { useApiAddress, useProvenance } from "../api.ts";
import { detailText } from "../text/detailText.ts";

/** Method, formula, sources and rows of one figure. */
export function ProvenanceBody({ figure }: { figure: ProvenanceFigure }) {
  const t = useText(detailText);
  const format = useFormat();
  const language = languageOf(useLocale());
  const api = useApiAddress();
  const { data, error } = useProvenance(figure);
  if (error) return <p>{t("provenance.failed")}</p>;
  if (!data)
    return (
      <Skeleton>
        <SkeletonLine width="90%" />
        <SkeletonLine width="60%" />
      </Skeleton>
    );
  return (
    <>
      <p className="provenance-title">{data.title[language]}</p>
      <p>{data.method[language]}</p>
      <p>
        <code>{data.formula}</code>
      </p>
      <p>{t("provenance.sources")}</p>
      <ul>
        {data.sources.map((source) => (
          <li key={source.name.da}>
            {source.name[language]}
            {source.updated && `, ${format.date(source.updated)}`}
          </li>
        ))}
      </ul>
      {data.lastUpdated && (
        <p>{t("provenance.updated", { date: format.dateTime(data.lastUpdated) })}</p>
      )}
      <p>
        <a href={api(data.rowsCsv as `/${string}`)} download>
          {t("provenance.rows")} <span className="sr-only">({data.title[language]})</span>
        </a>
      </p>
    </>
  );
}
