import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { listText } from "./text.ts";

const maxLength = 60;

type Props = { suggested: string; onName: (name: string) => void; onClose: () => void };

export function NameAreaDialog({ suggested, onName, onClose }: Props) {
  const t = useText(listText);
  const [name, setName] = useState(suggested);
  const [hasTried, setHasTried] = useState(false);
  const trimmed = name.trim();
  const fault =
    trimmed === ""
      ? t("name.required")
      : trimmed.length > maxLength
        ? t("name.tooLong")
        : undefined;
  return (
    <Dialog title={t("name.title")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setHasTried(true);
          if (!fault) onName(trimmed);
        }}
      >
        <TextField
          label={t("name.label")}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          {...(hasTried && fault && { error: fault })}
        />
        <div className="row">
          <Button type="submit">{t("name.save")}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t("name.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
