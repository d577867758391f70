import type { Plan, PlanSubCatchment } from "@mars/contracts/plans/planShapes";
import { MAX_NEED_T } from "@mars/domain/plans/maxNeed";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { planText } from "../text/planText.ts";
import { needField } from "../work/planFields.ts";
import { useEditPlan } from "../work/useEditPlan.ts";

type Props = { plan: Plan; subCatchment: PlanSubCatchment; onClose: () => void };

/** The responsible organisation's own figure; empty goes back to the official or shared one. */
export function NeedDialog({
  plan,
  subCatchment: { opId, name, balance, needSource },
  onClose,
}: Props) {
  const t = useText(planText);
  const f = useFormat();
  const [shownT] = useState(Math.round(balance.needT * 1000) / 1000);
  const [needT, setNeed] = useState<number | null>(shownT);
  const edit = useEditPlan(plan, onClose);
  const theirs = edit.current?.subCatchments.find((one) => one.opId === opId);
  const isTooMuch = needT !== null && needT > MAX_NEED_T;
  const isNegative = needT !== null && needT < 0;
  const save = () => {
    if (isTooMuch || isNegative) document.getElementById("plan-need")?.focus();
    // Saving what stood there would call it the responsible organisation's own figure.
    else if (needT === shownT && !theirs) onClose();
    else void edit.run({ [needField(opId)]: needT });
  };
  return (
    <Dialog
      title={t("editNeedOf", { name })}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={edit.isRunning} onClick={save}>
            {t("save")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {edit.error && <ProblemAlert error={edit.error} />}
      {theirs && (
        <Alert variant="warning" title={t("changedMeanwhile")} isUrgent ref={showToActor}>
          <p>{t("needChangedMeanwhile", { need: f.tons(theirs.balance.needT) })}</p>
        </Alert>
      )}
      <p>{t(`source.${needSource}`)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.isRunning) save();
        }}
      >
        <NumberField
          label={t("needField")}
          hint={t("editNeedHint")}
          unit="t"
          value={needT}
          onChange={setNeed}
          id="plan-need"
          error={
            isNegative
              ? t("needNegative")
              : isTooMuch
                ? t("needTooMuch", { most: f.integer(MAX_NEED_T) })
                : null
          }
          isOptional
        />
      </form>
    </Dialog>
  );
}
