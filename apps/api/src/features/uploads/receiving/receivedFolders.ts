import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "mars-received-";
const MS_PER_MINUTE = 60_000;

/** A folder for one upload that says whose it is, so that what a killed process left is found. */
export function makeReceivedFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/** Removes what was left by processes that are gone, and whatever is too old to be of use. */
export async function deleteLeftFolders(
  olderThanMinutes: number,
  { folder = tmpdir(), nowMs = Date.now() }: { folder?: string; nowMs?: number } = {},
): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    const isLeft = isGone(processOf(name)) || (await ageMinutes(path, nowMs)) > olderThanMinutes;
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
}

function processOf(name: string): number | null {
  const number = /^(\d+)-/.exec(name.slice(PREFIX.length))?.[1];
  return number === undefined ? null : Number(number);
}

function isGone(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === "ESRCH";
  }
}

async function ageMinutes(path: string, nowMs: number): Promise<number> {
  try {
    return (nowMs - (await stat(path)).mtimeMs) / MS_PER_MINUTE;
  } catch {
    // Its own request has just removed it.
    return 0;
  }
}
