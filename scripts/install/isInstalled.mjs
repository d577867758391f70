import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampOf = (folder) => join(folder, "node_modules", ".mars-lock");
const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** True when node_modules holds what package-lock.json asks for. */
export function isInstalled(folder) {
  if (!existsSync(join(folder, "node_modules", "node", "bin"))) return false;
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  if (readIfThere(stampOf(folder)) === hashOf(lock)) return true;
  // A developer's own `npm install` leaves no stamp of ours; npm's record of the tree tells as well.
  const installed = readIfThere(join(folder, "node_modules", ".package-lock.json"));
  if (!installed || !holdsEvery(JSON.parse(lock), JSON.parse(installed))) return false;
  markInstalled(folder);
  return true;
}

export function markInstalled(folder) {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  writeFileSync(stampOf(folder), hashOf(lock));
}

/** Optional packages belong to other platforms and may be absent. */
export function holdsEvery(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes("node_modules/") || wanted.link) return true;
    const found = installed.packages?.[path];
    if (!found) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version;
  });
}

function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
