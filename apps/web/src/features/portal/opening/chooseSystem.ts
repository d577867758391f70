import { showDialog } from "../../../lib/dialogs/shownDialog.ts";
import { openSystem } from "./openSystem.ts";
import { currentChoice, type OpenSystemChoice } from "./openSystemChoice.ts";
import { tellSystemFault } from "../systems/SystemFault.ts";

/** A click on a system: straight there where the way is remembered, else the dialog asks. */
export function chooseSystem(systemId: string): void {
  const choice = currentChoice();
  if (choice) void openOrTell(systemId, choice);
  else showDialog({ name: "openSystem", systemId });
}

/** True when it opened; else the reason is in a message. */
export async function openOrTell(id: string | null, target: OpenSystemChoice): Promise<boolean> {
  try {
    await openSystem(id, target);
    return true;
  } catch (error) {
    tellSystemFault(error);
    return false;
  }
}
