import { spawn } from "node:child_process";
import { readFile, writeFile, readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { StartProblem } from "./StartProblem.ts";
import { createHash } from "node:crypto";

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

const SOURCES = [
  "apps/web",
  "packages/domain",
  "packages/contracts",
  "packages/wording",
  "package-lock.json",
];

/** Builds the web app unless exactly these sources were built before; says which it did. */
export async function buildWeb(root: string): Promise<"built" | "unchanged"> {
  const stamp = join(root, "apps", "web", "dist", ".sources");
  const wanted = await hashOfSources(root, SOURCES);
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return "unchanged";
  await viteBuild(root);
  // The same pages for the server, which renders the public ones.
  await viteBuild(root, "--ssr");
  await writeFile(stamp, wanted);
  return "built";
}

async function viteBuild(root: string, ...options: string[]): Promise<void> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", ...options, "--logLevel", "warn"], {
    cwd: join(root, "apps", "web"),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code === 0) return;
  process.stderr.write(output);
  throw new StartProblem("the web app could not be built; the reason stands above.");
}
