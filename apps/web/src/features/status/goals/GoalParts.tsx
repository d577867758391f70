import type { EffectKey, GoalPart } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

/** What the agreement names within a goal. */
export function GoalParts({ effect, parts }: { effect: EffectKey; parts: readonly GoalPart[] }) {
  const t = useText(detailText);
  const format = useFormat();
  if (parts.length === 0) return null;
  return (
    <dl className="goal-parts">
      {parts.map(({ key, amount }) => (
        <div key={key}>
          <dt>{t(`part.${key}`)}</dt>
          <dd>{`${format.exact(amount)}\u00a0${effectFacts[effect].unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}
