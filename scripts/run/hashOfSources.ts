import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

const LEFT_OUT = new Set(["node_modules", "dist", "dist-server", ".vite"]);

/** One hash over names and contents of everything below the given files and folders. */
export async function hashOfSources(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesBelow(join(root, path))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const kept = entries
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const below = await Promise.all(kept.map((entry) => filesBelow(join(path, entry.name))));
  return below.flat();
}
