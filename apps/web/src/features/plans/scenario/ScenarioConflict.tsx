import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { ConflictDialog } from "../../../ui/saving/ConflictDialog.tsx";
import { compareText } from "../text/compareText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { itemOf, type ScenarioConflict as Conflict } from "./scenarioFields.ts";

type Props = {
  fields: readonly Conflict[];
  items: readonly CountedItem[];
  onResolve: (keepMine: (field: string) => boolean) => void;
};

/** Two people saved the same scenario: both versions stand here and nothing is overwritten unseen. */
export function ScenarioConflict({ fields, items, onResolve }: Props) {
  const t = useText(scenarioText);
  const compared = useText(compareText);
  const f = useFormat();
  const label = (field: string): string => {
    const item = itemOf(field);
    if (item) return items.find(({ id }) => id === item.id)?.name ?? t("conflict.unknown");
    return field === "name" ? t("name") : compared("dropout");
  };
  const words = (field: string, value: unknown): string => {
    if (itemOf(field)?.isPin) return t(value ? "conflict.pinned" : "conflict.notPinned");
    if (value === null || value === undefined) return t("conflict.asPlan");
    if (typeof value === "boolean") return t(value ? "conflict.in" : "conflict.out");
    return typeof value === "number" ? f.exactPercent(value) : (value as string);
  };
  return (
    <ConflictDialog
      changedBy={null}
      fields={fields.map(({ field, mine, theirs }) => ({
        field,
        label: label(field),
        mine: words(field, mine),
        theirs: words(field, theirs),
      }))}
      onResolve={onResolve}
    />
  );
}
