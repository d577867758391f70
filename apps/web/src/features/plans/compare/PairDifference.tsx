import { scenarioDifference } from "@mars/domain/plans/compareScenarios";
import { isShownT } from "@mars/domain/plans/coverage";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { compareText } from "../text/compareText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import type { CompareColumn } from "./CompareColumn.ts";
import { shortName } from "./shortName.ts";

type Chosen = CompareColumn & { choice: NonNullable<CompareColumn["choice"]> };
type Props = { a: Chosen; b: Chosen; items: readonly CountedItem[] };

/** What differs between two columns: in one sentence, in numbers, and one by one. */
export function PairDifference({ a, b, items }: Props) {
  const t = useText(compareText);
  const f = useFormat();
  const { onlyFirst, onlySecond, bothCount } = scenarioDifference(
    a.choice.counted,
    b.choice.counted,
  );
  const lessT = a.missingT - b.missingT;
  const [less, more] = lessT >= 0 ? [b, a] : [a, b];
  const byCount = less.choice.counted.size - more.choice.counted.size;
  const counts =
    byCount === 0 ? t("equally") : t(byCount < 0 ? "fewer" : "more", { count: Math.abs(byCount) });
  return (
    <section aria-labelledby="compare-pair">
      <h2 id="compare-pair">{t("differTitle", { a: a.name, b: b.name })}</h2>
      <p>
        {isShownT(Math.abs(lessT))
          ? t("and", {
              first: t("lessMissing", { name: less.name, tons: f.tons(Math.abs(lessT)) }),
              second: counts,
            })
          : t("sameMissing")}{" "}
        {onlyFirst.length + onlySecond.length === 0 && t("same")}
      </p>
      <dl className="plan-compare-counts">
        {(
          [
            [t("onlyIn", { name: shortName(a.name) }), onlyFirst.length],
            [t("onlyIn", { name: shortName(b.name) }), onlySecond.length],
            [t("inBoth"), bothCount],
          ] as const
        ).map(([label, count], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{f.integer(count)}</dd>
          </div>
        ))}
      </dl>
      <OnlyIn key={`a-${a.id}-${b.id}`} name={a.name} ids={onlyFirst} items={items} />
      <OnlyIn key={`b-${a.id}-${b.id}`} name={b.name} ids={onlySecond} items={items} />
    </section>
  );
}

const FIRST_SHOWN = 5;

function OnlyIn(props: { name: string; ids: readonly string[]; items: readonly CountedItem[] }) {
  const t = useText(compareText);
  const f = useFormat();
  const [isWhole, setWhole] = useState(false);
  const wanted = new Set(props.ids);
  const rows = props.items
    .filter(({ id }) => wanted.has(id))
    .toSorted((a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0));
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t("list", { name: props.name })}</h3>
      <ul className="plan-compare-list">
        {rows.slice(0, isWhole ? undefined : FIRST_SHOWN).map(({ id, name, areaHa, effects }) => (
          <li key={id}>
            <span>
              {name} <small>{f.hectares(areaHa)}</small>
            </span>
            <span>{f.tons(effects.nitrogenReductionT ?? 0)}</span>
          </li>
        ))}
      </ul>
      {!isWhole && rows.length > FIRST_SHOWN && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {t("showAll", { count: rows.length })}
        </Button>
      )}
    </>
  );
}
