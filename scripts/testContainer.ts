/** `npm run test:container`: builds the image and runs it as others would; says what was left out. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBaseImages } from "./container/baseImages.ts";
import { ContainerChecks } from "./container/containerChecks.ts";
import { hasPodman } from "./container/podman.ts";

const root = join(import.meta.dirname, "..");
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** On Debian as root the test fetches what it needs; elsewhere it says what is missing. */
function ensurePodman(): boolean {
  if (hasPodman()) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const packages = ["podman", "runc", "debootstrap"];
  say(`Installing ${packages.join(", ")} …`);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return hasPodman();
}

async function main(): Promise<number> {
  const checks = new ContainerChecks(root);
  if (!ensurePodman()) {
    say("Left out, because podman is missing and cannot be installed here:");
    for (const { title } of checks.all) say(`- ${title}`);
    return 0;
  }
  await ensureBaseImages(root, say);
  let failed = 0;
  try {
    for (const { title, run } of checks.all) {
      try {
        await run();
        say(`✓ ${title}`);
      } catch (error) {
        failed += 1;
        say(`✗ ${title}\n    ${error instanceof Error ? error.message : String(error)}`);
        // The rest would only fail for the same reason.
        break;
      }
    }
  } finally {
    await checks.clean();
  }
  say(`${failed === 0 ? checks.all.length : "not all"} passed, ${failed} failed`);
  return failed;
}

process.exitCode = (await main()) > 0 ? 1 : 0;
