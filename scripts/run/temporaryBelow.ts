import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Longer than any import runs. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Puts this process's temporary files below the data folder: downloads of national layers are larger
 * than the /tmp of a container. What killed ones left is removed. Without a folder that can be
 * written, the system's own is used.
 */
export function temporaryBelow(dataDir: string): () => void {
  const folder = join(dataDir, "imports");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) removeOld(join(folder, name));
    const own = mkdtempSync(join(folder, "run-"));
    process.env.TMPDIR = own;
    return () => rmSync(own, { recursive: true, force: true });
  } catch {
    return () => undefined;
  }
}

function removeOld(path: string): void {
  if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
}
