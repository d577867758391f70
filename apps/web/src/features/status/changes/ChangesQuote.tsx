import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { addsUp } from "@mars/wording/format/addsUp";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAddressWith } from "../asOf/asOf.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { QuoteBox } from "../quote/QuoteBox.tsx";
import { rowFill } from "../quote/stageBar.ts";
import { detailText } from "../text/detailText.ts";
import { unitTitle } from "../units/unitTitle.ts";
import { signed } from "./signed.ts";
import { changesText } from "./text.ts";

type Props = { page: ChangesPage; onClose: () => void };

/** How each effect came from one day to the other, with an address that keeps both days. */
export function ChangesQuote({ page, onClose }: Props) {
  const t = useText(changesText);
  const shared = useText(detailText);
  const format = useFormat();
  const inPlace = useInPlace();
  const addressWith = useAddressWith();
  const place = page.place ? unitTitle(page.place.kind, page.place.name) : t("country");
  const where = inPlace(place);
  return (
    <QuoteBox
      quote={{
        title: t("title"),
        day: page.to,
        opening: t("quote.opening", { from: format.date(page.from), to: format.date(page.to) }),
        address: addressWith({ fra: page.from, til: page.to, hele: null }),
        chosen: "nitrogen",
        sentences: effects.map((effect) => {
          const { before, after } = page.deltas[effect];
          return {
            value: effect,
            label: shared(`effect.${effect}`),
            text: t("quote", {
              effect: shared(`effect.${effect}`).toLocaleLowerCase(),
              where,
              unit: effectFacts[effect].unit,
              total: signed(after - before, format.amount),
              before: format.amount(before),
              after: format.amount(after),
              rounded: addsUp([before, after - before], after) ? "" : t("quote.rounded"),
            }),
            picture: picture(effect),
          };
        }),
        definition: t("quote.definition"),
        table: [
          [where, format.date(page.from), format.date(page.to), t("quote.change")],
          ...effects.map((effect) => {
            const { before, after } = page.deltas[effect];
            const { unit } = effectFacts[effect];
            return [
              `${shared(`effect.${effect}`)}, ${unit}`,
              format.amount(before),
              format.amount(after),
              signed(after - before, format.amount),
            ];
          }),
        ],
        figures: [],
        bar: [],
        embedId: "effekt",
        embedTitle: `${t("delta.title")} ${where}`,
      }}
      onClose={onClose}
    />
  );

  function picture(effect: EffectKey) {
    const { before, after } = page.deltas[effect];
    const { unit } = effectFacts[effect];
    const whole = Math.max(before, after) || 1;
    const row = (day: string, amount: number) => ({
      label: format.date(day),
      value: `${format.amount(amount)} ${unit}`,
      share: amount / whole,
      fill: rowFill,
    });
    return {
      title: t("quote.picture", {
        effect: shared(`effect.${effect}`),
        place,
        total: `${signed(after - before, format.amount)} ${unit}`,
      }),
      measure: t("quote.measure", { unit: shared(`quote.unit.${effect}`) }),
      rows: [row(page.from, before), row(page.to, after)],
    };
  }
}
