import { createStore, useStore } from "../createStore.ts";

export type ToastVariant = "danger" | "success" | "warning";
export type Toast = {
  id: number;
  variant: ToastVariant;
  title?: string | undefined;
  body: string;
  /** One act that belongs to it, such as taking back what was just done. */
  action?: { label: string; onAction: () => void };
};

/** SPEC 9. */
export const toastMs = 5000;
/** Long enough to read it and reach the button. */
export const toastWithActionMs = 10_000;

const store = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Without a title the variant's own is used: Fejl, Udført, Advarsel. Returns what dismisses it. */
export function showToast(toast: Omit<Toast, "id">): number {
  const shown = store.get();
  // The same failure of several calls at once is one message to the user. What can be undone is
  // never left out: two things of one name are two acts.
  const same = toast.action ? undefined : shown.find((other) => saysTheSame(other, toast));
  if (same) return same.id;
  lastId += 1;
  store.set([...shown, { ...toast, id: lastId }]);
  return lastId;
}

function saysTheSame(one: Omit<Toast, "id">, other: Omit<Toast, "id">): boolean {
  return one.body === other.body && one.variant === other.variant;
}

export function dismissToast(id: number): void {
  store.set(store.get().filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useStore(store);
}
