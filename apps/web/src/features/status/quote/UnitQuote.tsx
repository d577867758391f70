import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import { useUnitTitle } from "../units/useUnitTitle.ts";
import { QuoteBox } from "./QuoteBox.tsx";
import { stageBar } from "./stageBar.ts";
import { quoteText } from "./text.ts";

type Props = { page: UnitPage; effect: EffectKey; onClose: () => void };

/** What a municipality, tripartite or coastal water group gives to a national goal, quoted. */
export function UnitQuote({ page, effect, onClose }: Props) {
  const t = useText(detailText);
  const q = useText(quoteText);
  const format = useFormat();
  const inPlace = useInPlace();
  const unitTitle = useUnitTitle();
  const name = unitTitle(page.kind, page.name);
  const unit = t(`quote.unit.${effect}`);
  const goal = page.nationalGoals[effect];
  const basis = q("basis", { goal: `${format.integer(goal)} ${unit}` });
  const byStage = {
    established: page.totals.byStage.established[effect],
    establishment_approval: page.totals.byStage.establishment_approval[effect],
    preliminary_examination_approval: page.totals.byStage.preliminary_examination_approval[effect],
  };
  const total = page.totals.total[effect];
  const figure = (label: string, value: number) => ({
    label,
    share: format.percent(value / goal),
    amount: `${format.amount(value)} ${unit}`,
  });
  return (
    <QuoteBox
      quote={{
        title: q("title", { effect: t(`effect.${effect}`), place: name }),
        day: page.day,
        sentences: [
          {
            value: "both",
            label: t("quote.both"),
            text: q(effect === "nitrogen" ? "unit.nitrogen" : "unit.land", {
              where: inPlace(name),
              basis,
              effect: t(`effect.${effect}`).toLocaleLowerCase(),
              committedAmount: format.amount(total),
              establishedAmount: format.amount(byStage.established),
              share: format.percent(total / goal),
            }),
          },
        ],
        definition: q("unitDefinition"),
        basis,
        figures: [
          figure(t("quote.established"), byStage.established),
          figure(t("quote.committed"), total),
        ],
        bar: stageBar(byStage, goal),
        embedId: "bidrag",
      }}
      onClose={onClose}
    />
  );
}
