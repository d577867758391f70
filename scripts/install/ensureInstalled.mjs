import { spawnSync } from "node:child_process";
import { delimiter, sep } from "node:path";
import { fail } from "./fail.mjs";
import { isInstalled, markInstalled } from "./isInstalled.mjs";
import { projectFolder } from "./projectFolder.mjs";

/** Installs the packages of the lock file unless they are there already. */
export function ensureInstalled() {
  if (isInstalled(projectFolder)) return;
  process.stdout.write("Installing packages (once; a minute or two) …\n");
  const started = Date.now();
  const first = npmCi();
  // Registries drop connections; a second go is cheap and usually enough.
  const last = first.status === 0 ? first : npmCi();
  if (last.status !== 0) fail(sentenceFor(last));
  markInstalled(projectFolder);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

function npmCi() {
  return spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: projectFolder,
    encoding: "utf8",
    env: { ...process.env, PATH: pathOfTheMachine(), npm_config_engine_strict: "false" },
    shell: process.platform === "win32",
  });
}

/** npm must not run on the Node inside node_modules: `npm ci` removes that folder first. */
function pathOfTheMachine() {
  const inside = `node_modules${sep}.bin`;
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.endsWith(inside))
    .join(delimiter);
}

function sentenceFor({ error, stderr }) {
  if (error) return `npm could not be run (${error.code ?? error.message}); is it installed?`;
  const output = stderr ?? "";
  const code = /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1] ?? "unknown";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return `the packages could not be downloaded (${code}); connect to the npm registry and try again.`;
  }
  if (/EACCES|EROFS|EPERM/.test(output)) {
    return `the packages could not be written to node_modules (${code}); check the folder's rights.`;
  }
  if (/ENOSPC/.test(output)) return "the disk is full, so the packages could not be installed.";
  return `npm ci failed (${code}); run it by hand to see why.`;
}
