import { ensureInstalled } from "./install/ensureInstalled.mjs";
import { runOnProjectNode } from "./install/runOnProjectNode.mjs";
import { requireNode } from "./install/requireNode.mjs";

// Plain JavaScript that Node 20 can run before anything is installed.
requireNode();
ensureInstalled();
runOnProjectNode("scripts/start.ts");
