import "./dialog.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { IconButton } from "../buttons/Button.tsx";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { openDialogs } from "./openDialogs.ts";
import { uiText } from "../text.ts";
import { ToastRegion } from "./ToastRegion.tsx";

type Props = {
  title: ReactNode;
  /** Without it there is no way past the dialog but by its actions. */
  onClose?: () => void;
  children: ReactNode;
  /** 512, 600 or at most 1000 px (SPEC 9). */
  width?: "small" | "medium" | "large";
  icon?: IconName;
  /** Not dismissed by keyboard or by clicking outside. */
  isStatic?: boolean;
  actions?: ReactNode;
  /** An alert interrupts: its text is read at once. */
  role?: "dialog" | "alertdialog";
  lang?: string;
};

/** A dialog that asks for something begins where that is written, not at its way out. A day that
 * comes first is not jumped over: such a dialog begins at its top. */
const firstField =
  "form :is(:is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select):enabled, .date-input)";

/** Open while it is rendered. The native element traps focus; on closing it goes back to where it was. */
export function Dialog({
  title,
  onClose,
  children,
  width = "small",
  icon,
  isStatic = !onClose,
  actions,
  role,
  lang,
}: Props) {
  const t = useText(uiText);
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [depth] = useState(() => openDialogs.get() + 1);
  const hasOwnClick = useRef(false);
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const dialog = element.current;
    const cameFrom = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    // Else at the dialog itself, whose title is then read once: its way out is not its first word.
    dialog?.focus();
    dialog?.querySelector<HTMLElement>(firstField)?.focus();
    openDialogs.set(openDialogs.get() + 1);
    return () => {
      openDialogs.set(openDialogs.get() - 1);
      dialog?.close();
      // The element leaves the page at once, before the browser's own return of focus.
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);

  return (
    // The click handler only serves pointers: Escape and the close button serve the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      tabIndex={-1}
      role={role}
      lang={lang}
      className={classes("modal", `modal-${width}`)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === "alertdialog" ? `${id}-body` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (!isStatic) onClose?.();
      }}
      onKeyDown={(event) => {
        // Chromium closes on a second Escape even when the first was refused.
        if (isStatic && event.key === "Escape") event.preventDefault();
      }}
      onClickCapture={(event) => {
        // The second half of the double click that opened it is not meant for the dialog.
        if (event.detail < 2) hasOwnClick.current = true;
        if (hasOwnClick.current) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Text that is marked from within to beyond the edge ends in a click out there.
        const isOutside = isPressedOutside.current && event.target === event.currentTarget;
        if (!isStatic && isOutside) onClose?.();
      }}
    >
      <div className="modal-content">
        <div className="modal-header">
          {icon && <Icon name={icon} className="modal-icon" />}
          <h2 className="modal-title" id={`${id}-title`}>
            {title}
          </h2>
          {onClose && (
            <IconButton icon="close" label={t("close")} className="modal-close" onClick={onClose} />
          )}
        </div>
        <div className="modal-body" id={`${id}-body`}>
          {children}
        </div>
        {actions && <div className="modal-actions">{actions}</div>}
      </div>
      <ToastRegion depth={depth} />
    </dialog>
  );
}
