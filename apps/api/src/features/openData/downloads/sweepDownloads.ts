import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Folders of files that are not finished. */
export const HALF_MADE = "making-";
/** Nothing is made for this long: whoever began it is gone. */
const LEFT_MS = 3_600_000;
/** Room is made for more than the next file. */
const WANTED_SHARE = 0.8;

type Made = { path: string; bytes: number; usedMs: number };

/**
 * Keeps the folder of downloads within its bound: what a killed process left goes, and then whole
 * collections, the one nobody has asked for longest first. They are made again when asked for.
 */
export async function sweepDownloads(
  folder: string,
  { limitBytes, nowMs }: { limitBytes: number; nowMs: number },
): Promise<void> {
  const made: Made[] = [];
  for (const collection of await readdir(folder).catch(() => []))
    for (const version of await readdir(join(folder, collection)).catch(() => [])) {
      const path = join(folder, collection, version);
      const found = await measure(path);
      if (found === null) continue;
      if (!version.startsWith(HALF_MADE)) made.push(found);
      else if (nowMs - found.usedMs > LEFT_MS) await rm(path, { recursive: true, force: true });
    }
  let bytes = made.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes <= limitBytes) return;
  for (const one of made.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= WANTED_SHARE * limitBytes) return;
    await rm(one.path, { recursive: true, force: true });
    bytes -= one.bytes;
  }
}

/** Null where it went away meanwhile. */
async function measure(path: string): Promise<Made | null> {
  const home = await stat(path).catch(() => null);
  if (home === null) return null;
  const files = await readdir(path).catch(() => []);
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(path, name)).catch(() => null))?.size ?? 0),
  );
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0), usedMs: home.mtimeMs };
}
