import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useDatasetWords } from "../result/useDatasetWords.ts";
import { useSchemesOf } from "../schemes/useJudgedSchemes.ts";
import { screeningText } from "../text.ts";
import { comparedEffects, comparedFindings, comparedSchemes, differenceOf } from "./comparison.ts";
import { ComparedTable, type ComparedRow } from "./ComparedTable.tsx";
import { listText } from "./text.ts";

type Props = {
  names: readonly [string, string];
  results: readonly [ScreeningSoFar, ScreeningSoFar];
};

export function ComparedAreas({ names, results }: Props) {
  const t = useText(listText);
  const tResult = useText(screeningText);
  const f = useFormat();
  const [first, second] = results;
  const judged = [useSchemesOf(first.verdict), useSchemesOf(second.verdict)] as const;
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
    const [a, b] = values;
    const shown = (value: number | null) => (value === null ? t("compare.unknown") : text(value));
    const isSame = shown(a) === shown(b);
    const difference =
      a === null || b === null
        ? "–"
        : isSame
          ? t("compare.same")
          : `${b > a ? "+" : "−"}${text(differenceOf(a, b))}`;
    return { title, cells: [shown(a), shown(b)], difference, isSame };
  };
  const found = (kind: "conflict" | "potential") =>
    comparedFindings(results, kind).map(({ datasetId, values }) =>
      row(titleOf(words, datasetId), values, hectares),
    );
  const conflicts = found("conflict");
  const potentials = found("potential");
  const schemes = comparedSchemes([judged[0]?.groups ?? [], judged[1]?.groups ?? []]);
  const fit = (value: (typeof schemes)[number]["fits"][number]) =>
    value === null ? "–" : t(`compare.fit.${value}`);
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
          row(t("compare.nowSchemes"), [judged[0]?.nowCount ?? 0, judged[1]?.nowCount ?? 0], count),
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
        rows={schemes.map(({ schemeName, fits }) => ({
          title: schemeName,
          cells: [fit(fits[0]), fit(fits[1])],
          difference: fits[0] === fits[1] ? t("compare.same") : "≠",
          isSame: fits[0] === fits[1],
        }))}
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
