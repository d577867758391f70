import { useState } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { type ClashField, keptEdit } from "./clashingFields.ts";
import type { SketchClash, SketchEdit } from "./useSketchSave.ts";

const labels = {
  name: "name",
  description: "description",
  subsidySchemeId: "scheme",
  mitigationMeasureId: "measure",
  geometry: "areaField",
  enteredEffects: "enteredField",
} as const;

type Props = { clash: SketchClash; isBusy: boolean; onResolve: (mine: SketchEdit) => void };

/** Two people saved the same sketch: both versions stand here and nothing is overwritten unseen. */
export function SketchConflict({ clash: { mine, current, fields }, isBusy, onResolve }: Props) {
  const t = useText(sketchText);
  const f = useFormat();
  const master = useMasterData().data;
  const [theirs, setTheirs] = useState<ReadonlySet<ClashField>>(new Set());
  const names = new Map(
    [...(master?.subsidySchemes ?? []), ...(master?.mitigationMeasures ?? [])].map((one) => [
      one.id,
      one.name,
    ]),
  );
  const words = (field: ClashField, value: unknown): string => {
    if (field === "geometry") return t("conflict.area");
    if (value === null || value === undefined || value === "") return t("empty");
    if (typeof value === "object")
      return Object.values(value as Record<string, number | null>)
        .map((figure) => (figure === null ? "–" : f.number(figure, 1)))
        .join(" / ");
    return typeof value === "string" ? (names.get(value) ?? value) : JSON.stringify(value);
  };
  const done = () => onResolve(keptEdit(mine, theirs));
  return (
    <Dialog
      title={t("conflict.title")}
      width="large"
      icon="warning"
      isStatic
      onClose={() => onResolve({})}
      actions={
        <Button isBusy={isBusy} onClick={done}>
          {t("conflict.save")}
        </Button>
      }
    >
      <p>{t("conflict.text")}</p>
      {fields.map((field) => (
        <RadioGroup
          key={field}
          legend={t("conflict.keep", { field: t(labels[field]) })}
          value={theirs.has(field) ? "theirs" : "mine"}
          onChange={(side) => {
            const next = new Set(theirs);
            if (side === "theirs") next.add(field);
            else next.delete(field);
            setTheirs(next);
          }}
          options={[
            { value: "mine", label: t("conflict.mine"), hint: words(field, mine[field]) },
            { value: "theirs", label: t("conflict.theirs"), hint: words(field, current[field]) },
          ]}
        />
      ))}
    </Dialog>
  );
}
