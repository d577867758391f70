import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { statusText } from "../text/statusText.ts";

/** Opens a section on a phone or tablet; its surface is the whole line of the heading. */
export function FoldButton({
  title,
  isOpen,
  onToggle,
}: {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const t = useText(statusText);
  return (
    <button
      type="button"
      className="fold-button"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? "section.fold" : "section.open", { title })}
      onClick={onToggle}
    >
      <Icon name="chevronDown" />
    </button>
  );
}
