import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "./StartProblem.ts";

type Claim = { pid: number; origin: string };

// Children of a killed start notice within a second and need a few more to close the database.
const PATIENCE_MS = 5_000;

/** Makes this process the only one that runs on the data folder; returns how to let go of it. */
export async function claimFolder(folder: string, origin: string): Promise<() => void> {
  const path = join(folder, "running.json");
  const giveUpAt = Date.now() + PATIENCE_MS;
  let holder = readClaim(path);
  while (holder && isRunning(holder.pid)) {
    if (Date.now() > giveUpAt) {
      throw new StartProblem(
        `the data folder ${folder} is in use by process ${holder.pid} at ${holder.origin}; stop that one or choose another DATA_DIR.`,
      );
    }
    await sleep(250);
    holder = readClaim(path);
  }
  writeFileSync(path, JSON.stringify({ pid: process.pid, origin } satisfies Claim));
  return () => {
    if (readClaim(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

function readClaim(path: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Claim;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return isOurs(pid);
}

/** After a reboot the number may belong to any other program. */
function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("start.ts");
  } catch {
    return process.platform !== "linux";
  }
}
