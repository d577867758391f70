import { execFileSync } from "node:child_process";

/** Without a history there is still a nation to draw. */
const FALLBACK = "20261117";

/**
 * The day of the last commit, as a seed: what is drawn changes as the work continues, and a commit
 * that passed passes again on whatever day it is tested.
 */
export function seedOfCommit(root: string): string {
  try {
    const day = execFileSync("git", ["log", "-1", "--format=%cs"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return day.trim().replaceAll("-", "") || FALLBACK;
  } catch {
    return FALLBACK;
  }
}
