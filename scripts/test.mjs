import { ensureDebianPackages } from "./install/debianPackages.mjs";
import { ensureBrowser } from "./install/ensureBrowser.mjs";
import { ensureInstalled } from "./install/ensureInstalled.mjs";
import { runOnProjectNode } from "./install/runOnProjectNode.mjs";
import { requireNode } from "./install/requireNode.mjs";

requireNode();
const startedAt = Date.now();
ensureInstalled();
const leftOut = [...ensureDebianPackages(), ...ensureBrowser()];
process.env.MARS_TEST_STARTED_AT = String(startedAt);
process.env.MARS_TEST_LEFT_OUT = JSON.stringify(leftOut);
runOnProjectNode("scripts/test.ts");
