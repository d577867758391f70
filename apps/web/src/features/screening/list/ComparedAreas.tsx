import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { answerText } from "@mars/wording/answer/answerText";
import { plainName } from "@mars/wording/answer/answerWords";
import { amountText } from "@mars/wording/answer/moneyText";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { answerTo } from "../answer/useAnswer.ts";
import { useDatasetWords } from "../result/useDatasetWords.ts";
import { useSchemesOf } from "../schemes/useJudgedSchemes.ts";
import { screeningText } from "../text.ts";
import { comparedEffects, comparedFindings, comparedSchemes, differenceOf } from "./comparison.ts";
import { listText } from "./text.ts";

type Props = {
  names: readonly [string, string];
  results: readonly [ScreeningSoFar, ScreeningSoFar];
};

export function ComparedAreas({ names, results }: Props) {
  const t = useText(listText);
  const tResult = useText(screeningText);
  const a = useText(answerText);
  const locale = useLocale();
  const f = useFormat();
  const [first, second] = results;
  const judged = [useSchemesOf(first), useSchemesOf(second)] as const;
  const words = [useDatasetWords(first), useDatasetWords(second)] as const;
  const count = (value: number) => f.integer(value);
  const hectares = (value: number) => areaText(f, value);
  const tons = (value: number) => tonsText(f, value);

  /** Both values and how much the second has more or less; what rounds to the same is the same. */
  const row = (
    title: string,
    values: readonly [number | null, number | null],
    text: (value: number) => string,
  ): ComparedRow => {
    const [x, y] = values;
    const shown = (value: number | null) => (value === null ? t("compare.unknown") : text(value));
    const isSame = shown(x) === shown(y);
    const difference =
      x === null || y === null
        ? "–"
        : isSame
          ? t("compare.same")
          : `${y > x ? "+" : "−"}${text(differenceOf(x, y))}`;
    return { title, cells: [shown(x), shown(y)], difference, isSame };
  };
  const found = (kind: "conflict" | "potential") =>
    comparedFindings(results, kind).map(({ datasetId, values }) =>
      row(titleOf(words, datasetId), values, hectares),
    );
  const conflicts = found("conflict");
  const potentials = found("potential");
  const schemes = comparedSchemes([judged[0]?.schemes ?? [], judged[1]?.schemes ?? []]);
  const verdictWords = (value: (typeof schemes)[number]["verdicts"][number]) =>
    a(`verdict.${value ?? "unknown"}`);
  const fitting = (index: 0 | 1) =>
    judged[index]?.schemes.filter(({ verdict }) => verdict === "fits").length ?? 0;
  const best = results.map((soFar, index) => {
    const one = judged[index];
    const areaHa = soFar.started?.areaHa ?? 0;
    return one && soFar.verdict
      ? (answerTo(one, { verdict: soFar.verdict, areaHa }).ranked.options[0] ?? null)
      : null;
  });
  const both = (title: string, textOf: (one: ScreenedScheme) => string): ComparedRow => {
    const [one, other] = best.map((each) => (each ? textOf(each) : t("compare.nothing")));
    const isSame = one === other;
    return {
      title,
      cells: [one!, other!],
      difference: t(isSame ? "compare.same" : "compare.other"),
      isSame,
    };
  };
  return (
    <div className="compared-areas">
      <p className="small">{t("compare.lead", { first: names[0], second: names[1] })}</p>
      <ComparedTable
        caption={t("compare.size")}
        names={names}
        rows={[
          row(
            t("compare.area"),
            [first.started?.areaHa ?? 0, second.started?.areaHa ?? 0],
            hectares,
          ),
          both(t("compare.best"), (one) => plainName(one, locale)),
          both(t("compare.payment"), (one) =>
            one.payment ? amountText(one.payment, locale) : a("pay.decided"),
          ),
          row(t("compare.nowSchemes"), [fitting(0), fitting(1)], count),
          row(tResult("section.potentials"), countsOf(results, "potential"), count),
          row(tResult("section.conflicts"), countsOf(results, "conflict"), count),
        ]}
      />
      <ComparedTable
        caption={t("compare.effects")}
        names={names}
        empty={t("compare.noEffects")}
        rows={comparedEffects(results).map(({ measureName, effect, values }) =>
          row(
            t(`compare.${effect}`, { measure: measureName }),
            values,
            effect === "nitrogen" ? tons : hectares,
          ),
        )}
      />
      <ComparedTable
        caption={t("compare.schemes")}
        names={names}
        empty={t("compare.none")}
        rows={schemes.map(({ schemeName, verdicts, payments }) => {
          const cells = [0, 1].map((index) =>
            [
              verdictWords(verdicts[index]!),
              payments[index] ? amountText(payments[index], locale) : null,
            ]
              .filter(Boolean)
              .join(", "),
          ) as [string, string];
          const isSame = cells[0] === cells[1];
          return {
            title: schemeName,
            cells,
            difference: t(isSame ? "compare.same" : "compare.other"),
            isSame,
          };
        })}
      />
      <ComparedTable
        caption={tResult("section.conflicts")}
        names={names}
        empty={t("compare.none")}
        rows={conflicts}
      />
      <ComparedTable
        caption={tResult("section.potentials")}
        names={names}
        empty={t("compare.none")}
        rows={potentials}
      />
    </div>
  );
}

function countsOf(
  results: Props["results"],
  kind: "conflict" | "potential",
): readonly [number, number] {
  const found = comparedFindings(results, kind);
  return [
    found.filter(({ values }) => values[0] > 0).length,
    found.filter(({ values }) => values[1] > 0).length,
  ];
}

/** A dataset that only one of the two screenings asked is named by that one. */
function titleOf(words: readonly { titleOf: (id: string) => string }[], id: string): string {
  const titles = words.map((one) => one.titleOf(id));
  return titles.find((title) => title !== id) ?? id;
}

type ComparedRow = {
  title: string;
  cells: readonly [string, string];
  difference: string;
  isSame: boolean;
};

type ComparedTableProps = {
  caption: string;
  names: readonly [string, string];
  rows: readonly ComparedRow[];
  /** Told where there is nothing to compare. */
  empty?: string;
};

function ComparedTable({ caption, names, rows, empty }: ComparedTableProps) {
  const t = useText(listText);
  if (rows.length === 0)
    return (
      <section>
        <h3>{caption}</h3>
        <p className="screening-quiet">{empty}</p>
      </section>
    );
  return (
    <table className="map-table compared-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t("compare.figure")}</span>
          </th>
          {names.map((name, index) => (
            // Two areas may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} scope="col" className="numeric">
              {name}
            </th>
          ))}
          <th scope="col" className="numeric">
            {t("compare.difference")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells, difference, isSame }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className="numeric">{cells[0]}</td>
            <td className="numeric">{cells[1]}</td>
            <td className={isSame ? "numeric mute" : "numeric"}>
              {isSame ? difference : <b>{difference}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
