import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "./StartProblem.ts";

type Lock = { pid: number; origin: string };

// Children of a killed start notice within a second and need a few more to close the database.
const TIMEOUT_MS = 5_000;

/** Locks the data folder for this process; returns how to release the lock. */
export async function lockDataFolder(folder: string, origin: string): Promise<() => void> {
  const path = join(folder, "running.json");
  const giveUpAt = Date.now() + TIMEOUT_MS;
  let holder = readLock(path);
  while (holder && isRunning(holder.pid)) {
    if (Date.now() > giveUpAt) {
      throw new StartProblem(
        `the data folder ${folder} is in use by process ${holder.pid} at ${holder.origin}; stop that one or choose another DATA_DIR.`,
      );
    }
    await sleep(250);
    holder = readLock(path);
  }
  writeFileSync(path, JSON.stringify({ pid: process.pid, origin } satisfies Lock));
  return () => {
    if (readLock(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

function readLock(path: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Lock;
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
