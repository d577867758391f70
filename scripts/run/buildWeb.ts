import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOfSources } from "./hashOfSources.ts";
import { StartProblem } from "./StartProblem.ts";

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
