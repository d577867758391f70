import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { queueText } from "./queueText.ts";

type Caseworker = NonNullable<Project["assignee"]>;
type Props = {
  label: string;
  caseworkers: readonly Caseworker[];
  /** Null is no one. */
  value: string | null;
  onChange: (id: string | null) => void;
};
const NOBODY = "nobody";

/** Whom a case can be given to: oneself, a colleague, or no one. */
export function AssigneeSelect({ label, caseworkers, value, onChange }: Props) {
  const t = useText(queueText);
  return (
    <Select
      label={label}
      value={value ?? NOBODY}
      options={[
        ...caseworkers.map(({ id, name, isMe }) => ({
          value: id,
          label: isMe ? t("assignee.me") : name,
        })),
        { value: NOBODY, label: t("nobody") },
      ]}
      onChange={(id) => onChange(id === NOBODY ? null : id)}
    />
  );
}
