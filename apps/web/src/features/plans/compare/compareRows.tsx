import type { Plan } from "@mars/contracts/plans/planShapes";
import { standsOut } from "@mars/domain/plans/compareScenarios";
import { isShownT } from "@mars/domain/plans/coverage";
import type { ReactNode } from "react";
import type { Format } from "@mars/wording/format/formats";
import type { TranslatorOf } from "@mars/wording/language/text";
import { BalanceBar } from "../balance/BalanceBar.tsx";
import type { compareText } from "../text/compareText.ts";
import type { CompareColumn } from "./CompareColumn.ts";

export type CompareRow = {
  key: string;
  label: ReactNode;
  cell: (column: CompareColumn) => ReactNode;
};
type Words = { t: TranslatorOf<typeof compareText>; f: Format };

/** Every figure of the comparison, in the order a planner argues. */
export function compareRows(
  plan: Plan,
  columns: readonly CompareColumn[],
  words: Words,
): CompareRow[] {
  const { t, f } = words;
  const marked =
    (
      of: (column: CompareColumn) => number,
      which: "least" | "most" | null,
      shown: (column: CompareColumn, value: number) => string = (_, value) => f.amount(value),
      word: "few" | "least" | "most" | null = which,
    ) =>
    (column: CompareColumn): ReactNode => {
      const value = of(column);
      const isMarked = which && standsOut(columns.map(of), which) === columns.indexOf(column);
      if (!isMarked || !word) return shown(column, value);
      return (
        <>
          <b>{shown(column, value)}</b> <small>{t(word)}</small>
        </>
      );
    };
  const row = (key: string, label: ReactNode, cell: CompareRow["cell"]) => ({ key, label, cell });
  return [
    row("missing", t("missing"), (column) => <Missing column={column} words={words} />),
    row(
      "sketches",
      t("sketches"),
      marked(
        ({ sketchCount }) => sketchCount,
        "least",
        ({ choice }, value) =>
          choice
            ? t("countedOf", { counted: f.integer(value), count: f.integer(choice.sketchTotal) })
            : f.integer(value),
        "few",
      ),
    ),
    row(
      "projects",
      t("projects"),
      marked(
        ({ projectCount }) => projectCount,
        null,
        (_, value) => f.integer(value),
      ),
    ),
    row(
      "area",
      t("area"),
      marked(({ areaHa }) => areaHa, "least"),
    ),
    row(
      "nitrogen",
      t("nitrogen"),
      marked(({ effects }) => effects.nitrogenReductionT, "most"),
    ),
    row(
      "extraction",
      t("extraction"),
      marked(({ effects }) => effects.extractionEffortHa, "most"),
    ),
    row(
      "afforestation",
      t("afforestation"),
      marked(({ effects }) => effects.afforestationEffortHa, "most"),
    ),
    row(
      "surplus",
      t("surplus"),
      marked(({ surplusT }) => surplusT, "least"),
    ),
    ...plan.subCatchments
      .filter(
        ({ opId, balance }) =>
          balance.hasNeed &&
          columns.some(({ missingByPlace }) => isShownT(missingByPlace.get(opId) ?? 0)),
      )
      .map(({ opId, name }) =>
        row(`place-${opId}`, t("place", { name }), ({ missingByPlace }) => {
          const tons = missingByPlace.get(opId) ?? 0;
          return isShownT(tons) ? (
            f.amount(tons)
          ) : (
            <span className="plan-covered">{t("covered")}</span>
          );
        }),
      ),
  ];
}

function Missing({ column, words: { t, f } }: { column: CompareColumn; words: Words }) {
  const { missingT, missingCount, balance, name } = column;
  const isCovered = !isShownT(missingT);
  return (
    <div className="plan-compare-missing">
      <b className={isCovered ? "plan-covered" : undefined}>{f.amount(missingT)}</b>
      <small>
        {!balance.hasNeed
          ? t("noNeed")
          : isCovered
            ? t("allCovered")
            : t("places", { count: missingCount })}
      </small>
      {balance.hasNeed && <BalanceBar name={name} balance={balance} heightPx={10} />}
    </div>
  );
}
