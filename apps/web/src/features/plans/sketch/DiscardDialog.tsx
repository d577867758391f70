import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { sketchText } from "../text/sketchText.ts";

type Props = { onDiscard: () => void; onClose: () => void };

/** A drawing takes minutes and a press no time: what is drawn is asked about before it goes. */
export function DiscardDialog({ onDiscard, onClose }: Props) {
  const t = useText(sketchText);
  return (
    <Dialog
      title={t("discard.title")}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("discard.no")}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            {t("discard.yes")}
          </Button>
        </>
      }
    >
      <p>{t("discard.text")}</p>
    </Dialog>
  );
}
