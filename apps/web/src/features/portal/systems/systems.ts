import { askPortal } from "../../../lib/portal/askPortal.ts";
import type { System } from "./System.ts";
import { SystemFault } from "./SystemFault.ts";

/** The one reading of the systems in a page's lifetime. */
export const pageSystems = { loading: null as Promise<System[]> | null };

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

/** JSON:API resources become plain systems; what has no id, name or address is no system. */
function flattenSystems(document: unknown): System[] {
  const data = (document as { data?: unknown } | null)?.data ?? document;
  if (!Array.isArray(data)) return [];
  return data.map(flat).filter((system) => system !== null);
}

function flat(resource: unknown): System | null {
  const { attributes, ...own } = (resource ?? {}) as { attributes?: object };
  const system = { ...attributes, ...own } as Partial<System>;
  const isWhole = [system.id, system.name, system.url].every((value) => typeof value === "string");
  return isWhole ? (system as System) : null;
}
