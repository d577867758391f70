import { appStatesOf } from "../../../lib/handover/appStates.ts";
import { sessionParameter } from "../../../lib/handover/arrivedSession.ts";
import { captureMapState } from "../../../lib/handover/handover.ts";
import { saveSession } from "../../../lib/handover/portalSessions.ts";
import { settingsReady } from "../../../lib/settings/settings.ts";
import { track } from "../../../lib/tracking/track.ts";
import type { OpenSystemChoice } from "./openSystemChoice.ts";
import { findSystem } from "../systems/systems.ts";
import { SystemFault } from "../systems/SystemFault.ts";

/**
 * Opens another system with what the map shows now. Called within the click: a tab that is asked
 * for only after the portal has answered is taken for a pop-up and blocked.
 */
export async function openSystem(id: string | null, target: OpenSystemChoice): Promise<void> {
  if (id === null || id === "") throw new SystemFault("No system selected");
  const tab = target === "new-tab" ? window.open("about:blank", "_blank") : null;
  try {
    const address = await systemAddress(id);
    track("open-system", { system: id, target });
    if (!tab) {
      window.location.assign(address);
      return;
    }
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** The system's address, with the session it can pick the area and the layers up from. */
export async function systemAddress(id: string): Promise<string> {
  const { url } = await findSystem(id);
  const address = webAddress(url);
  const state = captureMapState();
  const { header } = await settingsReady();
  const appStates = state ? appStatesOf(state, header.appName) : [];
  if (appStates.length > 0) {
    address.searchParams.set(sessionParameter, await saveSession(appStates));
  }
  return address.href;
}

/** The list comes from outside: an address that would run code here is none. */
function webAddress(url: string): URL {
  const address = URL.parse(url, window.location.origin);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new SystemFault(`The system's address cannot be opened: ${url}`);
  return address;
}
