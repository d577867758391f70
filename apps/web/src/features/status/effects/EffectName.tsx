import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { effectFacts } from "./effects.ts";
import { statusText } from "../text/statusText.ts";

/** The topic's mark and word. */
export function EffectName({ effect }: { effect: EffectKey }) {
  const t = useText(statusText);
  return (
    <span className="effect-name">
      <Icon name={effectFacts[effect].icon} className={`effect-${effect}`} />
      {t(`effect.${effect}`)}
    </span>
  );
}
