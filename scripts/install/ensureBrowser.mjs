import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./projectFolder.mjs";

/** Where Debian's browser is missing, Playwright fetches its own; returns a sentence if it cannot. */
export function ensureBrowser() {
  const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  if (debian.some((path) => existsSync(path))) return [];
  const cli = join(projectFolder, "node_modules", "playwright", "cli.js");
  const { status } = spawnSync(process.execPath, [cli, "install", "chromium"], {
    cwd: projectFolder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0 ? [] : ["No browser: neither Debian's nor Playwright's Chromium is there"];
}
