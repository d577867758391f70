/** `npm run test:container`: builds the image and runs it as others would; says what was left out. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBaseImages } from "./container/baseImages.ts";
import { ComposeChecks } from "./container/composeChecks.ts";
import { type Check, ContainerChecks } from "./container/containerChecks.ts";
import { hasCompose, hasPodman } from "./container/podman.ts";

const root = join(import.meta.dirname, "..");
// The plugin lets containers find each other by name.
const COMPOSE_PACKAGES = ["podman-compose", "golang-github-containernetworking-plugin-dnsname"];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** On Debian as root the test fetches what it needs; elsewhere it says what is missing. */
function ensurePrograms(isThere: () => boolean, packages: readonly string[]): boolean {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  say(`Installing ${packages.join(", ")} …`);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return isThere();
}

function sayLeftOut(checks: readonly Check[], missing: string): void {
  say(`Left out, because ${missing} is missing and cannot be installed here:`);
  for (const { title } of checks) say(`- ${title}`);
}

async function main(): Promise<number> {
  const image = new ContainerChecks(root);
  const compose = new ComposeChecks(root, say);
  if (!ensurePrograms(hasPodman, ["podman", "runc", "debootstrap"])) {
    sayLeftOut([...image.all, ...compose.all], "podman");
    return 0;
  }
  const composes = ensurePrograms(hasCompose, COMPOSE_PACKAGES);
  if (!composes) sayLeftOut(compose.all, "podman-compose with names for containers");
  await ensureBaseImages(root, say);
  const checks = composes ? [...image.all, ...compose.all] : image.all;
  let failed = 0;
  try {
    for (const { title, run } of checks) {
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
    await compose.clean();
    await image.clean();
  }
  say(`${failed === 0 ? checks.length : "not all"} passed, ${failed} failed`);
  return failed;
}

process.exitCode = (await main()) > 0 ? 1 : 0;
