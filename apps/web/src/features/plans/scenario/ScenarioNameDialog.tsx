import { textLength } from "@mars/domain/fields/checkText";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { scenarioText } from "../text/scenarioText.ts";

type Props = {
  title: string;
  initial: string;
  isBusy: boolean;
  error: unknown;
  onSave: (name: string) => void;
  onClose: () => void;
};

const fieldId = "scenario-name";

export function ScenarioNameDialog({ title, initial, isBusy, error, onSave, onClose }: Props) {
  const t = useText(scenarioText);
  const [name, setName] = useState(initial);
  const { isTried, submit } = useSubmitForm();
  const isMissing = name.trim() === "";
  // The field itself says by how much.
  const isTooLong = textLength(name.trim()) > SINGLE_LINE_MAX_LENGTH;
  const save = () =>
    submit({
      hasFault: isMissing || isTooLong,
      onFault: () => document.getElementById(fieldId)?.focus(),
      send: () => (isBusy ? undefined : onSave(name.trim())),
    });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => void save()}>
            {t("yesSave")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {Boolean(error) && <ProblemAlert error={error} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("name")}
          id={fieldId}
          value={name}
          maxLength={SINGLE_LINE_MAX_LENGTH}
          onChange={setName}
          error={isTried && isMissing ? t("nameMissing") : null}
        />
      </form>
    </Dialog>
  );
}
