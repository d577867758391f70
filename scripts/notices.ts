/** `npm run notices`: writes NOTICES.md from the lock file. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { notices } from "./supply/notices.ts";
import { shippedPackages } from "./supply/shippedPackages.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "NOTICES.md"), notices(shippedPackages(root)));
