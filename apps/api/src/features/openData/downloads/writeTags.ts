import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Beside each file, the tag of its bytes. */
export const TAG_ENDING = ".tag";

/**
 * Tags every file of a folder by its content. A name or a count would call different bytes the same
 * after a restart or at another instance, and a download that goes on there would be spliced.
 */
export async function writeTags(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, name)), hash);
    await writeFile(join(folder, `${name}${TAG_ENDING}`), `"${hash.digest("base64url")}"`);
  }
}
