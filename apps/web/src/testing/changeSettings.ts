import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { settingsState } from "../lib/settings/settings.ts";

/** Another installation's settings, for tests of what follows from them. */
export function changeSettings(settings: AppSettings): void {
  settingsState.loading = Promise.resolve(settings);
  settingsState.store.set(settings);
}
