import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { createStore, useStore } from "../createStore.ts";
import { builtInSettings } from "./builtInSettings.ts";

/** What the page knows of its installation, and the one reading of it. */
export const settingsState = {
  store: createStore<AppSettings>(builtInSettings),
  loading: null as Promise<AppSettings> | null,
};

/** The settings once they are known. The page paints before that, with the built-in ones. */
export function settingsReady(): Promise<AppSettings> {
  settingsState.loading ??= loadSettings(window.location.hostname).then((settings) => {
    settingsState.store.set(settings);
    return settings;
  });
  return settingsState.loading;
}

/** Those that the page was rendered with: they came along, and need not be requested. */
export function takeSettings(settings: AppSettings): void {
  settingsState.store.set(settings);
  settingsState.store.setRendered(settings);
  settingsState.loading = Promise.resolve(settings);
}

export async function loadSettings(hostname: string): Promise<AppSettings> {
  const brought = document.getElementById("app-settings")?.textContent;
  if (brought) return complete(JSON.parse(brought) as Partial<AppSettings>);
  if (hostname === "localhost") return builtInSettings;
  try {
    const answer = await fetch("/app-settings.json", { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
    return complete((await answer.json()) as Partial<AppSettings>);
  } catch (error) {
    // A page with the built-in settings serves people better than no page.
    console.error("app-settings.json could not be read", error);
    return builtInSettings;
  }
}

/** An older or hand-written file may lack a section. */
function complete(given: Partial<AppSettings>): AppSettings {
  const sections = Object.entries(builtInSettings).map(([name, usual]) => [
    name,
    { ...usual, ...(given[name as keyof AppSettings] as object | undefined) },
  ]);
  return Object.fromEntries(sections) as AppSettings;
}

export function currentSettings(): AppSettings {
  return settingsState.store.get();
}

export function useSettings(): AppSettings {
  return useStore(settingsState.store);
}
