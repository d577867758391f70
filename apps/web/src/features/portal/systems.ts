import { askPortal } from "../../lib/portal/askPortal.ts";
import { flattenSystems } from "./flattenSystems.ts";
import type { System } from "./System.ts";

let kept: Promise<System[]> | null = null;

/** C5: asked for once in a page's lifetime; whoever asks meanwhile waits for the same answer. */
export function loadSystems(): Promise<System[]> {
  kept ??= askPortal("/systems").then(flattenSystems);
  // A failure is not kept: the next opening of the menu tries again.
  kept.catch(() => {
    kept = null;
  });
  return kept;
}

/** For tests, where one page's lifetime is one test. */
export function forgetSystems(): void {
  kept = null;
}

export async function findSystem(id: string): Promise<System> {
  const system = (await loadSystems()).find((candidate) => candidate.id === id);
  if (!system) throw new Error(`Unable to find system with id ${id}`);
  return system;
}
