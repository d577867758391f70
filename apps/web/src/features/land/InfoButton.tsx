import { type ReactNode, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { useExpandAll } from "../../lib/rendered/useExpandAll.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { landText } from "./text.ts";

/** 'Om tallene': what the words of a chart mean, in a dialog. */
export function InfoButton({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(landText);
  const [isOpen, setOpen] = useState(false);
  const isWhole = useExpandAll();
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon="help"
        className="info-button no-print scripted"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("info")} <span className="sr-only">({title})</span>
      </Button>
      {isWhole && <div className="prose unscripted">{children}</div>}
      {isOpen && (
        <Dialog
          title={title}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{t("close")}</Button>}
        >
          <div className="prose">{children}</div>
        </Dialog>
      )}
    </>
  );
}
