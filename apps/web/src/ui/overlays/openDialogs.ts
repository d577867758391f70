import { createStore } from "../../lib/createStore.ts";

/**
 * How many dialogs are open. What lies beneath a modal dialog is inert and dimmed, so messages
 * are shown in the topmost one.
 */
export const openDialogs = createStore(0);
