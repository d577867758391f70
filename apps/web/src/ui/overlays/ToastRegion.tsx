import "./toast.css";
import { useEffect, useRef, useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import {
  dismissToast,
  type Toast,
  toastMs,
  toastWithActionMs,
  useToasts,
} from "../../lib/toasts/toasts.ts";
import { Button, IconButton } from "../buttons/Button.tsx";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { openDialogs } from "./openDialogs.ts";
import { uiText } from "../text.ts";

const iconOf: Record<Toast["variant"], IconName> = {
  danger: "warning",
  success: "success",
  warning: "info",
};

/**
 * Is in the page from the start, so that screen readers hear what is added later. `depth` is
 * the number of dialogs it lies in; only the region of the topmost one speaks.
 */
export function ToastRegion({ depth = 0 }: { depth?: number }) {
  const t = useText(uiText);
  const all = useToasts();
  const toasts = useStore(openDialogs) === depth ? all : [];
  return (
    <section className="toast-region" aria-label={t("messages")}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** A dialog that opens or closes moves the cards; what was said in one place is not said in the next. */
const told = new WeakSet<Toast>();

function ToastCard({ toast }: { toast: Toast }) {
  const t = useText(uiText);
  const [isTold] = useState(() => told.has(toast));
  useEffect(() => void told.add(toast), [toast]);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const leftMs = useRef(toast.action ? toastWithActionMs : toastMs);

  useEffect(() => {
    if (isHeld) return;
    const from = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      // Someone who has read it to the end still gets a moment after moving away.
      leftMs.current = Math.max(1500, leftMs.current - (performance.now() - from));
    };
  }, [isHeld, toast.id]);

  return (
    <div
      className={`toast toast-${toast.variant}`}
      role={isTold ? undefined : toast.variant === "danger" ? "alert" : "status"}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={iconOf[toast.variant]} />
      <p>
        <b>{toast.title ?? t(`toast.${toast.variant}`)}</b> <span>{toast.body}</span>
        {toast.action && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              dismissToast(toast.id);
              toast.action?.onAction();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </p>
      <IconButton icon="close" label={t("closeMessage")} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
