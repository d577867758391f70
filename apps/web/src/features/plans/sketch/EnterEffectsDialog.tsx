import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { enterEffects, MAX_EFFECT } from "@mars/domain/effects/enteredEffects";
import { EFFECT_NAMES, type EffectName } from "@mars/domain/effects/effects";
import { recordOf } from "@mars/domain/fields/recordOf";
import type { Refusal } from "@mars/domain/result";
import { type ReactNode, useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { sketchText } from "../text/sketchText.ts";
import { SketchSaveNotice } from "./SketchSaveNotice.tsx";
import type { SketchSaving } from "./useSketchSaving.ts";

type Props = {
  sketch: SketchProject;
  saving: SketchSaving;
  /** That someone else has deleted the sketch. */
  gone: ReactNode;
  onSave: (entered: SketchProject["enteredEffects"]) => void;
  onClose: () => void;
};
const fields = [
  ["nitrogenReductionT", "nitrogen", "t"],
  ["extractionEffortHa", "extraction", "ha"],
  ["afforestationEffortHa", "afforestation", "ha"],
] as const;

const idOf = (field: EffectName) => `entered-${field}`;
const refusedFields = ({ figures }: Refusal) => (figures?.["fields"] ?? []) as readonly string[];

/** Three decimals are more than anybody measures; the computed ones have a dozen. */
const roundedEffects = (effects: SketchProject["wholeEffects"]) =>
  recordOf(EFFECT_NAMES, (name) => {
    const value = effects[name];
    return value === null ? null : Math.round(value * 1000) / 1000;
  });

/** Figures by hand, kept apart from the computed ones. */
export function EnterEffectsDialog({ sketch, saving, gone, onSave, onClose }: Props) {
  const t = useText(sketchText);
  const f = useFormat();
  const [entered, setEntered] = useState(
    sketch.enteredEffects ?? roundedEffects(sketch.wholeEffects),
  );
  const { isTried, submit } = useSubmitForm();
  const computed = sketch.computedEffects;
  const checked = enterEffects(entered);
  const faultOf = (field: EffectName): string | null => {
    if (!isTried || checked.ok || !refusedFields(checked.refusal).includes(field)) return null;
    return checked.refusal.code === "effects.negative"
      ? t("effect.negative")
      : t("effect.tooLarge", { most: f.integer(MAX_EFFECT[field]) });
  };
  const focusFirst = () => {
    if (checked.ok) return;
    const first = fields.find(([field]) => refusedFields(checked.refusal).includes(field))?.[0];
    if (first) document.getElementById(idOf(first))?.focus();
  };
  const save = () =>
    submit({ hasFault: !checked.ok, onFault: focusFirst, send: () => onSave(entered) });
  return (
    <FormDialog
      title={t("enterTitle")}
      submit={t("save")}
      isBusy={saving.state.phase === "saving"}
      isBlocked={Boolean(gone)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {gone || <SketchSaveNotice saving={saving} />}
      <p>{t("enterHint")}</p>
      {fields.map(([field, label, unit]) => {
        const value = computed?.[field] ?? null;
        return (
          <NumberField
            key={field}
            id={idOf(field)}
            error={faultOf(field)}
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
      {sketch.enteredEffects && (
        <Button
          variant="secondary"
          size="small"
          disabled={Boolean(gone)}
          onClick={() => onSave(null)}
        >
          {t("dropEntered")}
        </Button>
      )}
    </FormDialog>
  );
}
