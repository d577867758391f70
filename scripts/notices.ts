/** `npm run notices`: writes NOTICES.md from the lock file, unless a licence has yet to be weighed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { notices, unreviewed } from "./supply/notices.ts";
import { shippedPackages } from "./supply/shippedPackages.ts";

const root = join(import.meta.dirname, "..");
const packages = shippedPackages(root);
const open = unreviewed(packages);
if (open.length > 0) {
  process.stderr.write(
    `Weigh these licences first (scripts/supply/notices.ts): ${open.join(", ")}\n`,
  );
  process.exit(1);
}
writeFileSync(join(root, "NOTICES.md"), notices(packages));
