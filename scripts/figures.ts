/**
 * `npm run figures -- --url https://… [--all] [--seed n]`: opens the pages of a product that runs,
 * reads every figure that they, their tables and documents name, and holds each against one
 * recomputation from the API's rows. Without `--all`, of some units drawn at random. Figures of plans
 * need the embedded identity provider, whose demo people it signs in as. `npm run figures --
 * --faults` starts a demonstration of its own and puts back every fault that pages once had: the
 * comparison must find each.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    all: { type: "boolean" },
    seed: { type: "string" },
    faults: { type: "boolean" },
  },
});

if (!values.url && !values.faults) {
  process.stderr.write(
    "Usage: npm run figures -- --url <origin> [--all] [--seed <number>]\n       npm run figures -- --faults [--url <origin>]\n",
  );
  process.exit(2);
}
const journeys = values.faults ? ["figureFaults"] : [String.raw`figures\.e2e`, "figureTables"];
const { status } = spawnSync(
  join(root, "node_modules", ".bin", "playwright"),
  ["test", "-c", "e2e/playwright.config.ts", "--project=desktop", "--workers=1", ...journeys],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      ...(values.url && { E2E_ORIGIN: values.url.replace(/\/$/, "") }),
      ...((values.all || values.faults) && { FIGURES_ALL: "1" }),
      ...(values.seed && { FIGURES_SEED: values.seed }),
    },
  },
);
process.exitCode = status ?? 1;
