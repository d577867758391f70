import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { createStore } from "../createStore.ts";
import { builtInSettings } from "./builtInSettings.ts";

/** What the page knows of its installation, and the one reading of it. */
export const settingsState = {
  store: createStore<AppSettings>(builtInSettings),
  loading: null as Promise<AppSettings> | null,
};
