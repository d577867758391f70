import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "./exitCodes.ts";

type Holder = { pid: number; startedAt: string | null };

const takeoverExpiresMs = 10_000;

/**
 * Two engines on one folder would destroy it, so the folder is locked by a file naming the
 * process. Returns the function that gives the lock back.
 */
export function lockFolder(dataDir: string): () => void {
  const lockFile = join(dataDir, "postgres.lock");
  const mine = JSON.stringify(holderOf(process.pid));
  if (!createExclusively(lockFile, mine)) takeOver(lockFile, mine, dataDir);
  return () => {
    if (contentOf(lockFile) === mine) rmSync(lockFile, { force: true });
  };
}

function takeOver(lockFile: string, mine: string, dataDir: string) {
  // Two processes may find the same dead holder at once; only the one with the guard replaces it.
  const guard = `${lockFile}.takeover`;
  dropExpired(guard);
  if (!guarded(guard)) throw inUse(dataDir);
  try {
    const holder = readHolder(lockFile);
    if (holder && isAlive(holder)) throw inUse(dataDir, holder.pid);
    rmSync(lockFile, { force: true });
    if (!createExclusively(lockFile, mine)) throw inUse(dataDir);
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function inUse(dataDir: string, pid?: number) {
  const who = pid === undefined ? "another process" : `process ${pid}`;
  return new StartFailure(
    "folderInUse",
    `The database in ${dataDir} is already open in ${who}; stop that one first.`,
  );
}

function createExclusively(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function guarded(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

function dropExpired(path: string) {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > takeoverExpiresMs) {
    rmSync(path, { recursive: true, force: true });
  }
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(contentOf(path) ?? "null") as Holder | null;
  } catch {
    // A process killed between creating and writing the file leaves it empty.
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  // In containers the same number is soon another program; the start time tells them apart.
  return holder.startedAt === null || holderOf(holder.pid).startedAt === holder.startedAt;
}

function holderOf(pid: number): Holder {
  const stat = contentOf(`/proc/${pid}/stat`);
  const afterName = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  const boot = contentOf("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
  return { pid, startedAt: afterName?.[19] ? `${boot}/${afterName[19]}` : null };
}
