import { join } from "node:path";
import { type Instance, startInstance } from "../../packages/embedded/src/testing/startInstance.ts";
import { projectFolder } from "./projectFolder.ts";

// A first start on a slow machine creates the database and loads all demo data.
const READY_WITHIN_MS = 5 * 60_000;

/** Runs the product as a person would, and waits until it may be used. */
export function runProduct(env: Record<string, string>): Promise<Instance> {
  return startInstance({
    script: join(projectFolder, "scripts", "start.ts"),
    env: { ...process.env, LOG_LEVEL: "warn", ...env },
    readyWithinMs: READY_WITHIN_MS,
    hasChannel: true,
  });
}
