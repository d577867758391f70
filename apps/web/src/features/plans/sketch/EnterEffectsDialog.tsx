import type { SketchProject } from "@mars/contracts/planShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { sketchText } from "../text/sketchText.ts";
import { SketchSaveNotice } from "./SketchSaveNotice.tsx";
import type { SketchSaving } from "./useSketchSaving.ts";

type Props = {
  sketch: SketchProject;
  saving: SketchSaving;
  onSave: (entered: SketchProject["enteredEffects"]) => void;
  onClose: () => void;
};
const fields = [
  ["nitrogenReductionT", "nitrogen", "t"],
  ["extractionEffortHa", "extraction", "ha"],
  ["afforestationEffortHa", "afforestation", "ha"],
] as const;

/** Figures by hand, kept apart from the computed ones. */
export function EnterEffectsDialog({ sketch, saving, onSave, onClose }: Props) {
  const t = useText(sketchText);
  const f = useFormat();
  const [entered, setEntered] = useState(sketch.enteredEffects ?? sketch.wholeEffects);
  const computed = sketch.computedEffects;
  return (
    <Dialog
      title={t("enterTitle")}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={saving.state.phase === "saving"} onClick={() => onSave(entered)}>
            {t("save")}
          </Button>
          {sketch.enteredEffects && (
            <Button variant="secondary" onClick={() => onSave(null)}>
              {t("useComputed")}
            </Button>
          )}
        </>
      }
    >
      <SketchSaveNotice saving={saving} />
      <p>{t("enterHint")}</p>
      {fields.map(([field, label, unit]) => {
        const value = computed?.[field] ?? null;
        return (
          <NumberField
            key={field}
            label={t(label)}
            unit={unit}
            isOptional
            hint={
              value === null ? undefined : t("computed", { value: `${f.amount(value)} ${unit}` })
            }
            value={entered[field]}
            onChange={(next) => setEntered({ ...entered, [field]: next })}
          />
        );
      })}
    </Dialog>
  );
}
