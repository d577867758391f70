import "./formDialog.css";
import { type ReactNode, useId } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../buttons/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { uiText } from "../text.ts";

type Props = {
  title: string;
  /** What the one button does. */
  submit: string;
  /** The same act, ending elsewhere. */
  other?: { label: string; onSubmit: () => void } | null;
  isDangerous?: boolean;
  isBusy: boolean;
  /** What is in the way is told among the fields. */
  isBlocked?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with fields and one act: Enter in a field sends it, as the button does. */
export function FormDialog({
  title,
  submit,
  other,
  isDangerous,
  isBusy,
  onSubmit,
  ...rest
}: Props) {
  const { isBlocked = false, onClose, children } = rest;
  const t = useText(uiText);
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? "danger" : "primary"}
            isBusy={isBusy}
            disabled={isBlocked}
          >
            {submit}
          </Button>
          {other && (
            <Button variant="secondary" disabled={isBusy || isBlocked} onClick={other.onSubmit}>
              {other.label}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="form-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isBlocked) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
