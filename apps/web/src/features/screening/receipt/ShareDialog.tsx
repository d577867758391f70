import { useRef } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

/** The address that opens area and result anywhere. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useText(screeningText);
  const f = useFormat();
  const { run, state } = useResult();
  const field = useRef<HTMLInputElement>(null);
  const link =
    window.location.origin + addressOf({ to: "/screening", search: { analysis: run.id } });
  return (
    <Dialog title={t("share.title")} onClose={onClose}>
      {state.phase === "done" ? (
        <>
          <p>
            {state.expiresAt
              ? t("share.text", { day: f.date(state.expiresAt) })
              : t("share.textUndated")}
          </p>
          <label className="form-label" htmlFor="screening-link">
            {t("share.link")}
          </label>
          <input
            ref={field}
            id="screening-link"
            className="form-input"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton value={link} what={t("share.what")} field={field} />
        </>
      ) : (
        <p>{t("share.waiting")}</p>
      )}
    </Dialog>
  );
}
