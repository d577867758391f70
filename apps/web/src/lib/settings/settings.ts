import type { AppSettings } from "@mars/contracts/appSettings";
import { createStore, useStore } from "../createStore.ts";

/** What the embedded server answers too; on localhost it is used without asking (SPEC 7). */
export const builtInSettings: AppSettings = {
  connection: { api: "/api", dmpNotificationUrl: "/portal/notifications", portalApi: "/portal" },
  application: {
    helpdeskUrl: "/portal/pages/help",
    webAccessibilityUrl: null,
    applicationOpen: false,
    demo: true,
    version: "0.1.0",
  },
  identity: {
    authority: "/identity",
    clientId: "mars-web",
    scope: "openid",
    resource: null,
    loginRedirectUrl: "/oidc_callback",
    logoutRedirectUrl: "/",
  },
  help: {
    helpdeskUrl: "/portal/pages/help",
    datasetMonitoring: "/portal/pages/datasets",
    serviceStatus: "/portal/pages/operations",
    termOfUse: "/portal/pages/terms",
  },
  header: {
    appName: "MARS",
    appOrgName: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    appDescription: [],
    appDescriptionIsMarkdown: true,
    appIcon: null,
    hasSearchBar: false,
    hasAuth: true,
    showRelatedSystems: true,
    currentSystemId: "mars",
    sticky: false,
    multiLanguages: true,
    help: true,
    aboutMenuText: null,
    portalUrl: "https://miljoeportal.dk",
  },
  consent: { provider: "own", cookiebotId: null, scanUrl: "/portal/cookie-scan.json" },
  map: { background: null, search: null },
  limits: {
    uploadMb: 25,
    uploadUnpackedMb: 250,
    uploadEntries: 2000,
    polygonVertices: 100_000,
    polygonHa: 5000,
    projectNameLength: 50,
    sketchProjectNameLength: 50,
    caseIdLength: 256,
    descriptionLength: 4096,
    remarkLength: 1024,
  },
  nationalGoals: {
    nitrogenReductionT: 13_780,
    extractionEffortHa: 140_000,
    afforestationEffortHa: 250_000,
  },
};

const store = createStore<AppSettings>(builtInSettings);
let loading: Promise<AppSettings> | null = null;

/** The settings once they are known. The page paints before that, with the built-in ones. */
export function settingsReady(): Promise<AppSettings> {
  loading ??= loadSettings(window.location.hostname).then((settings) => {
    store.set(settings);
    return settings;
  });
  return loading;
}

export async function loadSettings(hostname: string): Promise<AppSettings> {
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
  return store.get();
}

export function useSettings(): AppSettings {
  return useStore(store);
}

/** Another installation's settings, for tests of what follows from them. */
export function changeSettingsForTest(settings: AppSettings): void {
  loading = Promise.resolve(settings);
  store.set(settings);
}
