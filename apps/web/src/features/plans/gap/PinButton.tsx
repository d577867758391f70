import { useText } from "../../../lib/language/text.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { scenarioText } from "../text/scenarioText.ts";

type Props = { name: string; isPinned: boolean; onToggle: () => void };

/** Keeps a sketch in every answer of the gap closer, whatever else it finds. */
export function PinButton({ name, isPinned, onToggle }: Props) {
  const t = useText(scenarioText);
  return (
    <button
      type="button"
      className={classes("icon-button plan-pin", isPinned && "plan-pin-on")}
      aria-pressed={isPinned}
      aria-label={t("pin", { name })}
      title={t(isPinned ? "pin.off" : "pin.on")}
      onClick={onToggle}
    >
      <Icon name="thumbtack" isSmall />
    </button>
  );
}
