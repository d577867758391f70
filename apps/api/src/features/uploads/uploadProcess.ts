import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Limits } from "@mars/domain/areas/limits";
import type { Result } from "@mars/domain/result";
import type { ReadUpload } from "./ReadFeature.ts";
import { readUpload } from "./readUpload.ts";

export type ReadRequest = { path: string; limits: Limits };
export type ReadAnswer = { result: Result<ReadUpload>; memoryMb: number } | { crashed: string };

/** The process that opens strangers' files: if one brings it down, nothing else falls. */
process.on("message", (request: ReadRequest) => {
  void answer(request).then((message) => process.send?.(message));
});
// Without its server it has nothing left to do.
process.on("disconnect", () => process.exit(0));

async function answer({ path, limits }: ReadRequest): Promise<ReadAnswer> {
  // Beside the zip: whoever removes that removes these, also when this process is killed.
  const folder = await mkdtemp(join(dirname(path), "unpacked-"));
  try {
    const result = await readUpload(path, folder, limits);
    return { result, memoryMb: process.memoryUsage.rss() / 1_000_000 };
  } catch (fault) {
    return { crashed: String(fault) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
