import { ensureInstalled } from "./install/ensureInstalled.mjs";
import { handOver } from "./install/handOver.mjs";
import { requireNode } from "./install/requireNode.mjs";

// Plain JavaScript that Node 20 can run before anything is installed.
requireNode();
ensureInstalled();
handOver("scripts/start.ts", ["--dev"]);
