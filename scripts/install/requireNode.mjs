import { fail } from "./fail.mjs";

const OLDEST_MAJOR = 20;

/** The machine's own Node only installs and hands over, so an old one is told before it trips. */
export function requireNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    fail(`Node ${OLDEST_MAJOR} or newer is needed, and this is Node ${version}.`);
  }
}
