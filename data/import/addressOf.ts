import { existsSync } from "node:fs";

/** An address as people write it, also without `https://`; null for a file or folder. */
export function addressOf(where: string): string | null {
  if (/^https?:\/\//i.test(where)) return where;
  if (existsSync(where)) return null;
  const looksLikeHost = /^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?\//i.test(where);
  return looksLikeHost && !/^\.{1,2}\//.test(where) ? `https://${where}` : null;
}
