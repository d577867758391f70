/**
 * `npm run figures -- --url https://… [--all] [--seed n]`: recomputes the headlines, tables and
 * documents of a product that runs from the API's rows. Without `--all`, of some units drawn at
 * random. Figures of plans need the embedded identity provider, whose demo people it signs in as.
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
  },
});

if (!values.url) {
  process.stderr.write("Usage: npm run figures -- --url <origin> [--all] [--seed <number>]\n");
  process.exit(2);
}
const journeys = [String.raw`figures\.e2e`, "figureTables"];
const { status } = spawnSync(
  join(root, "node_modules", ".bin", "playwright"),
  ["test", "-c", "e2e/playwright.config.ts", "--project=desktop", "--workers=1", ...journeys],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      E2E_ORIGIN: values.url.replace(/\/$/, ""),
      ...(values.all && { FIGURES_ALL: "1" }),
      ...(values.seed && { FIGURES_SEED: values.seed }),
    },
  },
);
process.exitCode = status ?? 1;
