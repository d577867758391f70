import { enterProjectEffects } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { MAX_EFFECT } from "@mars/domain/effects/enteredEffects";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ErrorSummary } from "../../../ui/fields/ErrorSummary.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { cacheProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { effectText } from "../text/effectText.ts";
import { projectText } from "../text/projectText.ts";

type Effects = Project["effects"]["counting"];
const fields = [
  { key: "nitrogenReductionT", word: "nitrogen", unit: "t" },
  { key: "extractionEffortHa", word: "extraction", unit: "ha" },
  { key: "afforestationEffortHa", word: "afforestation", unit: "ha" },
] as const;

/** Effects by hand (≥ 0), kept apart from the computed ones; emptied they count again. */
export function EffectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText(projectText);
  const e = useText(effectText);
  const f = useFormat();
  const [effects, setEffects] = useState<Effects>(
    project.effects.entered ?? project.effects.counting,
  );
  const { isTried, submit } = useSubmitForm();
  const action = useProjectAction(project, (given: Effects | null, how) =>
    call(enterProjectEffects, { params: { id: project.id }, body: { effects: given }, ...how }),
  );
  const faultOf = (key: keyof Effects, unit: string) => {
    const value = effects[key] ?? 0;
    if (value < 0) return t("notNegative");
    const most = MAX_EFFECT[key];
    return value > most ? t("effect.tooLarge", { most: `${f.integer(most)}\u00a0${unit}` }) : null;
  };
  const faults = fields.flatMap(({ key, word, unit }) => {
    const fault = faultOf(key, unit);
    return fault ? [{ fieldId: `effect-${key}`, message: `${e(word)}: ${fault}` }] : [];
  });
  const save = async (given: Effects | null) => {
    const saved = await action.run(given);
    if (!saved) return;
    cacheProject(saved);
    showToast({ variant: "success", body: t("effect.saved") });
    onClose();
  };
  return (
    <Dialog
      title={t("effect.enter")}
      onClose={onClose}
      actions={
        <>
          <Button
            isBusy={action.isRunning}
            onClick={() => void submit({ hasFault: faults.length > 0, send: () => save(effects) })}
          >
            {t("save")}
          </Button>
          {project.effects.entered && (
            <Button variant="secondary" onClick={() => void save(null)}>
              {t("effect.takeBack")}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("effect.enterText")}</p>
      {isTried && <ErrorSummary faults={faults} />}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      {fields.map(({ key, word, unit }) => (
        <NumberField
          key={key}
          id={`effect-${key}`}
          label={e(word)}
          unit={unit}
          value={effects[key]}
          error={faultOf(key, unit)}
          onChange={(value) => setEffects({ ...effects, [key]: value })}
        />
      ))}
    </Dialog>
  );
}
