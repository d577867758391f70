import { crc32 } from "node:zlib";
import type { TestInfo } from "@playwright/test";

/** Each of them is walked on one of so many days. */
const ONE_IN = { onPhone: 6, drawn: 4 };

/**
 * Whether a journey is walked. What a desktop shows and a phone again, and what is marked `@drawn`
 * since tests below the browser show it as well, takes turns by the seed in E2E_DRAW: `npm test`
 * gives the number of the day of the last commit. Without a seed, as in `npm run e2e`, all are walked.
 */
export function isDrawn({ title, project }: Pick<TestInfo, "title" | "project">): boolean {
  const isRepeated = project.name === "phone" && !title.includes("@phone");
  if (isRepeated) return isInTurn(title, ONE_IN.onPhone);
  return !title.includes("@drawn") || isInTurn(title, ONE_IN.drawn);
}

/** True for one text in so many, for each of them on one of so many days, and without a seed always. */
export function isInTurn(text: string, oneIn: number): boolean {
  const seed = process.env.E2E_DRAW;
  return !seed || (crc32(text) + Number(seed)) % oneIn === 0;
}
