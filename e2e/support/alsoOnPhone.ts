import { crc32 } from "node:zlib";

/**
 * Pages of one kind are all tried on a desktop; on a phone a third of them, others with each seed in
 * E2E_DRAW. `npm test` draws by the day of the last commit; without a seed all are tried on both.
 */
export function alsoOnPhone(title: string): string {
  const seed = process.env.E2E_DRAW;
  const isDrawn = !seed || crc32(`${seed} ${title}`) % 3 === 0;
  return isDrawn ? title : `${title} @desktop`;
}
