import { askPortal } from "../../../lib/portal/askPortal.ts";
import { flattenSystems } from "./flattenSystems.ts";
import { pageSystems } from "./pageSystems.ts";
import type { System } from "./System.ts";
import { SystemFault } from "./SystemFault.ts";

/** C5: asked for once in a page's lifetime; whoever asks meanwhile waits for the same answer. */
export function loadSystems(): Promise<System[]> {
  pageSystems.loading ??= askPortal("/systems").then(flattenSystems);
  // A failure is not kept: the next opening of the menu tries again.
  pageSystems.loading.catch(() => {
    pageSystems.loading = null;
  });
  return pageSystems.loading;
}

export async function findSystem(id: string): Promise<System> {
  const system = (await loadSystems()).find((candidate) => candidate.id === id);
  if (!system) throw new SystemFault(`Unable to find system with id ${id}`);
  return system;
}
