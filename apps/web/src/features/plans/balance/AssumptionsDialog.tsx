import type { Plan } from "@mars/contracts/plans/planShapes";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { howSureWords } from "@mars/wording/plans/howSureWords";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { planText } from "../text/planText.ts";
import { useEditPlan } from "../work/useEditPlan.ts";

/** What the plan assumes of dropout, from where, and whether readers are told how sure it is. */
export function AssumptionsDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useText(planText);
  const f = useFormat();
  const locale = useLocale();
  const edit = useEditPlan(plan, onClose);
  const stood = plan.assumptions;
  const [sketch, setSketch] = useState<number | null>(percentOf(stood.sketchDropout));
  const [preliminary, setPreliminary] = useState<number | null>(
    percentOf(stood.preliminaryDropout),
  );
  const [source, setSource] = useState(stood.source);
  const [isPublic, setPublic] = useState(stood.isPublic);
  const faultOf = (percent: number | null) =>
    percent === null || percent < 0 || percent > 100 ? t("sure.range") : null;
  const hasFault = faultOf(sketch) !== null || faultOf(preliminary) !== null;
  return (
    <Dialog
      title={t("sure.editTitle")}
      onClose={onClose}
      actions={
        <>
          <Button
            isBusy={edit.isRunning}
            disabled={hasFault}
            onClick={() =>
              void edit.run({
                assumptions: {
                  sketchDropout: (sketch ?? 0) / 100,
                  preliminaryDropout: (preliminary ?? 0) / 100,
                  source: source.trim(),
                  isPublic,
                },
              })
            }
          >
            {t(edit.current ? "keepMine" : "save")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(edit.current ? "keepTheirs" : "cancel")}
          </Button>
        </>
      }
    >
      {edit.error && <ProblemAlert error={edit.error} />}
      {edit.current && (
        <Alert variant="warning" title={t("changedMeanwhile")} isUrgent ref={showToActor}>
          <p>{t("changedMeanwhileText")}</p>
          <p>
            {howSureWords(edit.current.balance.probability ?? 0, edit.current.assumptions, locale)}
          </p>
        </Alert>
      )}
      <div className="stack-2">
        <p>{t("sure.draft")}</p>
        <NumberField
          label={t("sure.sketch")}
          kind="integer"
          unit="%"
          value={sketch}
          error={faultOf(sketch)}
          onChange={setSketch}
        />
        <NumberField
          label={t("sure.preliminary")}
          kind="integer"
          unit="%"
          value={preliminary}
          error={faultOf(preliminary)}
          onChange={setPreliminary}
        />
        <p className="plan-quiet">
          {t("sure.fixed", { share: f.exactPercent(EXPECTED_DROPOUT_SHARE) })}
        </p>
        <TextField
          label={t("sure.source")}
          value={source}
          maxLength={SINGLE_LINE_MAX_LENGTH}
          onChange={setSource}
          isOptional
        />
        <Checkbox label={t("sure.public")} isChecked={isPublic} onChange={setPublic} />
      </div>
    </Dialog>
  );
}

function percentOf(share: number): number {
  return Math.round(share * 100);
}
