import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 1000;

/** Under `npm start` a killed npm must take everything with it; a shell that merely ends must not. */
export function onParentExit(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => ancestors() !== before && stop(), LOOK_EVERY_MS).unref();
}

/** npm puts a shell in between on some systems, so the parent of that shell counts too. */
function ancestors() {
  const parent = process.ppid;
  return isShell(parent) ? `${parent} ${parentOf(parent)}` : `${parent}`;
}

function isShell(pid) {
  return /^(?:sh|dash|bash|ash)$/.test(readProc(pid, "comm").trim());
}

function parentOf(pid) {
  // The command name may hold spaces and brackets, so count from its closing bracket.
  return readProc(pid, "stat").split(") ").at(-1)?.split(" ")[1] ?? "";
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
