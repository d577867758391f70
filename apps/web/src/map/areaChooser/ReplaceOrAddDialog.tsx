import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { mapText } from "../text.ts";
import type { Standing } from "../drawing/DrawingState.ts";
import type { Incoming, ReplaceOrAdd } from "./useReplaceOrAdd.ts";

type Props = { incoming: Incoming; standing: Standing; onAnswer: (answer: ReplaceOrAdd) => void };

export function ReplaceOrAddDialog({ incoming, standing, onAnswer }: Props) {
  const t = useText(mapText);
  const f = useFormat();
  return (
    <Dialog
      title={t("replace.title")}
      role="alertdialog"
      onClose={() => onAnswer("cancel")}
      actions={
        <>
          <Button onClick={() => onAnswer("add")}>{t("replace.add")}</Button>
          <Button variant="secondary" onClick={() => onAnswer("replace")}>
            {t("replace.replace")}
          </Button>
          <Button variant="text" onClick={() => onAnswer("cancel")}>
            {t("replace.cancel")}
          </Button>
        </>
      }
    >
      <p>
        {t("replace.text", {
          standing: areaText(f, standing.areaHa),
          name: incoming.name,
          area: areaText(f, incoming.areaHa),
        })}
      </p>
      <p>{t("replace.undo")}</p>
    </Dialog>
  );
}
