import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import type { Comparison } from "@mars/domain/status/compareUnits";
import { listText } from "@mars/wording/format/listText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAddressWith } from "../asOf/asOf.ts";
import { effectFacts } from "../effects/effects.ts";
import { QuoteBox } from "../quote/QuoteBox.tsx";
import { rowFill } from "../quote/stageBar.ts";
import { detailText } from "../text/detailText.ts";
import { compareText } from "./text.ts";
import type { Compared } from "./useCompared.ts";

type Props = {
  day: string;
  comparisons: readonly { effect: EffectKey; comparison: Comparison<UnitListItem> }[];
  asked: Compared;
  write: (value: number) => string;
  onClose: () => void;
};

/** The compared units in one sentence per effect, with an address that keeps them and the day. */
export function CompareQuote({ day, comparisons, asked, write, onClose }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const locale = useLocale();
  const addressWith = useAddressWith();
  const address = addressWith({ asOf: day, hele: null });
  return (
    <QuoteBox
      quote={{
        title: t("title"),
        day,
        address,
        chosen: "nitrogen",
        sentences: comparisons.map(({ effect, comparison }) => ({
          value: effect,
          label: shared(`effect.${effect}`),
          text: sentence(effect, comparison),
          picture: picture(effect, comparison),
        })),
        definition: t("quote.definition"),
        table: [
          [
            t("title"),
            ...comparisons.map(
              ({ effect }) =>
                `${shared(`effect.${effect}`)}, ${t(`unit.${asked.shown}`, { unit: effectFacts[effect].unit })}`,
            ),
          ],
          ...(comparisons[0]?.comparison.chosen ?? []).map(({ unit }) => [
            unit.name,
            ...comparisons.map(({ comparison }) =>
              written(comparison.chosen.find((each) => each.unit.id === unit.id)?.value ?? null),
            ),
          ]),
        ],
        figures: [],
        bar: [],
        embedId: "resultat",
      }}
      onClose={onClose}
    />
  );

  function written(value: number | null): string {
    return value === null ? t("unknown") : write(value);
  }

  function picture(effect: EffectKey, { chosen, median, highest }: Comparison<UnitListItem>) {
    const whole = Math.max(highest, median ?? 0) || 1;
    return {
      title: `${shared(`effect.${effect}`)}: ${listText(
        chosen.map(({ unit: { name } }) => name),
        locale,
      )}`,
      measure: `${t(`count.${asked.counted}`)}, ${t(`unit.${asked.shown}`, { unit: effectFacts[effect].unit })}`,
      rows: chosen.map(({ unit: { name }, value, rank, isShared }) => ({
        label: name,
        value:
          value === null
            ? t("unknown")
            : `${write(value)} (${t(isShared ? "rankShared" : "rank", { rank: String(rank) })})`,
        share: (value ?? 0) / whole,
        fill: rowFill,
      })),
      ...(median !== null && {
        line: { label: t("median", { median: write(median) }), share: median / whole },
      }),
    };
  }

  function sentence(effect: EffectKey, { chosen, median }: Comparison<UnitListItem>): string {
    return t("quote", {
      effect: shared(`effect.${effect}`).toLocaleLowerCase(),
      unit: t(`unit.${asked.shown}`, { unit: effectFacts[effect].unit }),
      counted: t(`count.${asked.counted}`).toLocaleLowerCase(),
      units: chosen
        .map(({ unit: { name }, value, rank, isShared }) =>
          t("quote.unit", {
            name,
            value: written(value),
            rank: t(isShared ? "rankShared" : "rank", { rank: String(rank) }),
          }),
        )
        .join(", "),
      median: written(median),
    });
  }
}
