import { createStore, useStore } from "../createStore.ts";

/** The dialogs of the shell: asked for from anywhere, shown by the shell, one at a time. */
export type ShownDialog =
  | { name: "help" | "about" | "consent" | "systems" | "createProject" }
  | { name: "openSystem"; systemId: string };

/** A dialog belongs to the page it was asked for on. */
const store = createStore<{ dialog: ShownDialog; on: string } | null>(null);
let hosts = 0;

/** Whoever shows the dialogs says so while it is there. */
export function hostDialogs(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
  };
}

export function showDialog(dialog: ShownDialog): void {
  // SPEC 8 'Create project modal missing': a page without the shell has no one to show it.
  if (hosts === 0) console.error(`The ${dialog.name} modal is missing`);
  store.set({ dialog, on: window.location.pathname });
}

export function closeDialog(): void {
  store.set(null);
}

/** Going back or being led elsewhere leaves the dialog behind. */
export function closeDialogOfOtherPage(pathname: string): void {
  if (store.get()?.on !== pathname) closeDialog();
}

export function useShownDialog(pathname: string): ShownDialog | null {
  const shown = useStore(store);
  return shown?.on === pathname ? shown.dialog : null;
}
