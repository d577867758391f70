import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";
import type { PresentPerson } from "./usePlanChanges.ts";

/** Initials of the others who have the plan open. */
export function Presence({ present }: { present: readonly PresentPerson[] }) {
  const t = useText(planText);
  const others = present.filter(({ isMe }) => !isMe);
  if (others.length === 0) return null;
  return (
    <span className="plan-presence">
      <span aria-hidden="true">
        {others.slice(0, 3).map(({ initials, name }) => (
          <i key={name} title={name}>
            {initials}
          </i>
        ))}
      </span>
      <span title={others.map(({ name }) => name).join(", ")}>
        {t("present", { count: others.length })}{" "}
        <span className="sr-only">({others.map(({ name }) => name).join(", ")})</span>
      </span>
    </span>
  );
}
