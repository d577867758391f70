import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import { QuoteBox } from "./QuoteBox.tsx";
import { stageBar } from "./stageBar.ts";
import { quoteText } from "./text.ts";

type Props = { effect: EffectKey; goal: StatusGoal; day: string; onClose: () => void };

/** A national goal, quoted. */
export function GoalQuote({ effect, goal, day, onClose }: Props) {
  const t = useText(detailText);
  const q = useText(quoteText);
  const format = useFormat();
  const share = (value: number | null) => (value === null ? "–" : format.percent(value));
  const words = {
    goal: t(`quote.goal.${effect}`),
    unit: t(`quote.unit.${effect}`),
    whole: format.integer(goal.goal),
    established: share(goal.establishedShare),
    establishedAmount: format.amount(goal.established),
    committed: share(goal.share),
    committedAmount: format.amount(goal.reached),
  };
  return (
    <QuoteBox
      quote={{
        title: q("title", { effect: t(`effect.${effect}`), place: q("country") }),
        day,
        sentences: (["established", "committed", "both"] as const).map((value) => ({
          value,
          label: t(`quote.${value}`),
          text: q(`goal.${value}`, words),
        })),
        definition: q("definition"),
        basis: q("basis", { goal: `${words.whole} ${words.unit}` }),
        figures: [
          {
            label: t("quote.established"),
            share: words.established,
            amount: `${words.establishedAmount} ${words.unit}`,
          },
          {
            label: t("quote.committed"),
            share: words.committed,
            amount: `${words.committedAmount} ${words.unit}`,
          },
        ],
        bar: stageBar(goal.byStage, goal.goal),
        embedId: "maal",
      }}
      onClose={onClose}
    />
  );
}
