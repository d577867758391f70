import type { StatusChange } from "@mars/contracts/status/statusChanges";

/**
 * Whether a change is told to those who follow. What happened to a project before it dropped out has
 * lost its name since, and with it the id it was told by: it would be told a second time.
 */
export function shouldNotify({ kind, project, plan }: StatusChange): boolean {
  return project !== null || plan !== null || kind === "dropped";
}
