import "./compare.css";
import {
  type AlternativeInAddress,
  comparisonMap,
  downloadComparisonCsv,
  downloadComparisonPdf,
  MAX_ALTERNATIVES,
  readAlternatives,
  writeAlternatives,
} from "@mars/contracts/screening/screeningDownloads";
import { readScreening, type ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import { answerText } from "@mars/wording/answer/answerText";
import { comparisonWords, letterOf, optionOf } from "@mars/wording/answer/comparisonWords";
import { languageOf } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import { call } from "../../../lib/http/call.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { answerTo } from "../answer/useAnswer.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import { storedSoFar } from "../run/storedSoFar.ts";
import { useJudgeSchemes } from "../schemes/useJudgedSchemes.ts";
import { compareText } from "./text.ts";
import { KeptAlternatives } from "./KeptAlternatives.tsx";

/** Up to four areas side by side: which pays most, what each gives, and what stands against it. */
export function CompareAlternatives() {
  const t = useText(compareText);
  const { analyses = "", names = "" } = useSearch();
  const asked = readAlternatives({ analyses: String(analyses), names: String(names) });
  const query = useServerQuery({
    queryKey: ["compared-screenings", asked.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        asked.map(({ id }) => call(readScreening, { params: { id }, signal, quiet: true })),
      ),
    staleTime: 60_000,
  });
  return (
    <div className="container compare-page">
      <p className="compare-back no-print">
        <Link to="/screening">{t("back")}</Link>
      </p>
      {asked.length === 0 ? (
        <>
          <h1>{t("nothing")}</h1>
          <p>{t("nothingText")}</p>
        </>
      ) : query.isPending ? (
        <Spinner label={t("loading")} />
      ) : query.error ? (
        <>
          <h1>{t("title")}</h1>
          <ProblemAlert error={query.error} onRetry={() => void query.refetch()} />
        </>
      ) : (
        <Compared asked={asked} results={query.data} />
      )}
    </div>
  );
}

type Props = { asked: readonly AlternativeInAddress[]; results: readonly ScreeningResult[] };

function Compared({ asked, results }: Props) {
  const t = useText(compareText);
  const a = useText(answerText);
  const locale = useLocale();
  const judge = useJudgeSchemes();
  const { connection } = useSettings();
  const judged = results.map((result) => judge(storedSoFar(result)));
  if (judged.some((one) => one === null)) return <Spinner label={t("loading")} />;
  const alternatives = results.map((result, index) => {
    const titles = new Map(result.datasets.map((one) => [one.id, wordIn(locale, one, "title")]));
    return {
      ...answerTo(judged[index]!, result),
      name: asked[index]!.name,
      conflicts: sortedFindings(storedSoFar(result), "conflict").found.map((one) => ({
        datasetId: one.datasetId,
        title: titles.get(one.datasetId) ?? one.datasetId,
        ha: one.overlapHa,
      })),
    };
  });
  const { title, text, rows, best } = comparisonWords(alternatives, locale);
  const most = Math.max(1, ...alternatives.map((one) => optionOf(one)?.payment?.toKr ?? 0));
  const search = writeAlternatives(asked);
  const applicant = judged[0]!.applicant;
  const language = languageOf(locale);
  const query = new URLSearchParams({ ...search, language, ...(applicant && { applicant }) });
  const failed = results.flatMap(({ failures }, index) =>
    failures.length > 0 ? [letterOf(index)] : [],
  );
  return (
    <>
      <div className="page-head">
        <div className="page-head-text">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {failed.length > 0 && (
            <p className="compare-failed">{t("incomplete", { letters: failed.join(", ") })}</p>
          )}
        </div>
        <div className="page-head-aside compare-take no-print">
          <span>
            {t("linkTitle")}{" "}
            <CopyButton
              value={window.location.origin + addressOf({ to: "/screening/sammenlign", search })}
              what={t("link")}
            />
          </span>
          <span>
            {t("download")}{" "}
            <a href={`${connection.api}${downloadComparisonPdf.path}?${query}`} download>
              PDF
            </a>{" "}
            <a href={`${connection.api}${downloadComparisonCsv.path}?${query}`} download>
              CSV
            </a>
          </span>
        </div>
      </div>
      <table className="compare-table" data-count={results.length}>
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr>
            <td>
              <KeptAlternatives asked={asked} results={results} />
              {asked.length < MAX_ALTERNATIVES && (
                <Link className="no-print" to="/screening">
                  {t("add")}
                </Link>
              )}
            </td>
            {results.map((result, index) => (
              <th key={result.id} scope="col">
                <img
                  src={`${connection.api}${comparisonMap.path.replace(":id", result.id)}?${new URLSearchParams({ analyses: search.analyses, language })}`}
                  alt={t("map", { letter: letterOf(index) })}
                  width="440"
                  height="300"
                />
                <span className="compare-name">
                  <i aria-hidden="true">{letterOf(index)}</i>
                  <span className="sr-only">{letterOf(index)}: </span>
                  {asked[index]!.name || t("unnamed", { letter: letterOf(index) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key} className={`compare-${key}`}>
              <th scope="row">
                {label}
                {key === "payment" && <small>{a("pay.indicative")}</small>}
              </th>
              {cells.map((cell, index) => (
                <td key={results[index]!.id} data-letter={letterOf(index)}>
                  <div>
                    {cell === null ? (
                      <span className="mute">{a("compare.none")}</span>
                    ) : (
                      cell.map(({ text: line, note }) => (
                        <p key={line}>
                          {key === "conflicts" && <Icon name="warning" isSmall />} {line}
                          {note && <small>{note}</small>}
                        </p>
                      ))
                    )}
                    {key === "payment" && (
                      <span className="compare-bar" aria-hidden="true">
                        <i
                          style={{
                            width: `${(100 * (optionOf(alternatives[index]!)?.payment?.toKr ?? 0)) / most}%`,
                          }}
                        />
                      </span>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          ))}
          <tr className="compare-acts no-print">
            <th scope="row">
              <span className="sr-only">{t("results")}</span>
            </th>
            {results.map((result, index) => (
              <td key={result.id}>
                <Link
                  className={buttonClass({ variant: index === best ? "primary" : "secondary" })}
                  to="/screening"
                  search={{ analysis: result.id }}
                >
                  {t("open", { letter: letterOf(index) })}
                </Link>
                {results.length > 2 && (
                  <Link
                    replace
                    to="/screening/sammenlign"
                    search={writeAlternatives(asked.filter((one) => one.id !== result.id))}
                  >
                    {t("without", { letter: letterOf(index) })}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="small mute">{t("mapKey")}</p>
    </>
  );
}
