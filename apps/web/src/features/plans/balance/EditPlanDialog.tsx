import type { Plan } from "@mars/contracts/plans/planShapes";
import { textLength } from "@mars/domain/fields/checkText";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useMasterData } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import { useEditPlan } from "../work/useEditPlan.ts";
import { useState } from "react";
import { useDraft } from "../../../lib/session/ownWork/formDraft.ts";

// Not those of the page below, where the description has a heading of its own.
const ids = { title: "edit-plan-title", description: "edit-plan-description" };

/** Title and description; what someone else saved meanwhile is next to one's own. */
export function EditPlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useText(planText);
  const draft = usePlanTexts(plan);
  const close = () => {
    draft.drop();
    onClose();
  };
  const edit = useEditPlan(plan, close, draft.seen);
  const maxLength = useMasterData().data?.descriptionMaxLen ?? 4096;
  const { title, description } = draft.texts;
  const { isTried, submit } = useSubmitForm();
  const isTitleMissing = title.trim() === "";
  // A field that is too long says so itself.
  const firstFault =
    isTitleMissing || textLength(title.trim()) > SINGLE_LINE_MAX_LENGTH
      ? ids.title
      : maxLength >= 0 && textLength(description.trim()) > maxLength
        ? ids.description
        : null;
  const save = () =>
    submit({
      hasFault: firstFault !== null,
      onFault: () => document.getElementById(firstFault!)?.focus(),
      send: () => void edit.run({ title, description }),
    });
  return (
    <Dialog
      title={t("edit")}
      width="medium"
      onClose={close}
      actions={
        <>
          <Button isBusy={edit.isRunning} onClick={() => void save()}>
            {t(edit.current ? "keepMine" : "save")}
          </Button>
          <Button variant="secondary" onClick={close}>
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
            <b>{t("theirs")}:</b> {edit.current.title}. {edit.current.description}
          </p>
        </Alert>
      )}
      <TextField
        id={ids.title}
        label={t("titleField")}
        value={title}
        maxLength={SINGLE_LINE_MAX_LENGTH}
        error={isTried && isTitleMissing ? t("titleMissing") : null}
        onChange={(next) => draft.write("title", next)}
        hasCounter
      />
      <TextArea
        id={ids.description}
        label={t("description")}
        value={description}
        maxLength={maxLength}
        rows={8}
        onChange={(next) => draft.write("description", next)}
        isOptional
      />
    </Dialog>
  );
}

type Texts = { title: string; description: string };
type Draft = {
  mine: Partial<Texts>;
  /** What stood there when I began to write. */
  base: Partial<Texts>;
};

/**
 * Title and description as they are being written. What comes back after a sign-in is what I wrote
 * and nothing else: a text that someone else has changed meanwhile is not mine for having been on
 * the page, and one that I wrote over is based on what I had seen.
 */
function usePlanTexts({ id, title, description }: Plan) {
  const [opened] = useState<Texts>({ title, description });
  const draft = useDraft<Draft>(`plan-texts-${id}`, { mine: {}, base: {} });
  const { mine, base } = draft.value;
  return {
    texts: { ...opened, ...mine },
    seen: { ...opened, ...base },
    write: (field: keyof Texts, text: string) =>
      draft.change({
        mine: { ...mine, [field]: text },
        base: { ...base, [field]: base[field] ?? opened[field] },
      }),
    drop: () => draft.drop(),
  };
}
