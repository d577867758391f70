import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { screeningText } from "../text.ts";

const steps = ["draw", "move", "add", "remove", "undo"] as const;

/** How to draw and correct, in the order one comes to it. A corner is chosen before it is deleted. */
export function DrawHelp() {
  const t = useText(screeningText);
  return (
    <details className="screening-more screening-draw-help">
      <summary>
        <Icon name="chevronDown" isSmall />
        {t("drawHelp")}
      </summary>
      <dl>
        {steps.map((step) => (
          <div key={step}>
            <dt>{t(`drawHelp.${step}`)}</dt>
            <dd>{t(`drawHelp.${step}Text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
