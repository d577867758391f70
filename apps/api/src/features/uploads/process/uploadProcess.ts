import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Result } from "@mars/domain/result";
import type { ReadUpload } from "../reading/ReadFeature.ts";
import type { ReadOptions } from "../reading/readFeatureOf.ts";
import { mapinfoReader } from "../../../platform/geodata/mapinfo/readMapinfo.ts";
import { readUpload } from "../reading/readUpload.ts";

/** A process that has grown beyond this does not shrink by itself. */
const KEPT_BYTES = 400_000_000;

export type ReadRequest = ReadOptions & { path: string };
export type ReadAnswer = ReadOutcome | "ready";
export type ReadOutcome = { result: Result<ReadUpload>; isWorn: boolean } | { crashed: string };

/** The process that opens strangers' files: if one brings it down, nothing else falls. */
process.on("message", (request: ReadRequest) => {
  void answer(request).then((message) => process.send?.(message));
});
process.send?.("ready");
// Without its server it has nothing left to do.
process.on("disconnect", () => process.exit(0));

async function answer({ path, ...options }: ReadRequest): Promise<ReadOutcome> {
  // Next to the zip: whoever removes that removes these, also when this process is killed.
  const folder = await mkdtemp(join(dirname(path), "unpacked-"));
  try {
    const result = await readUpload(path, folder, options);
    const isWorn = mapinfoReader.isDamaged || process.memoryUsage.rss() > KEPT_BYTES;
    return { result, isWorn };
  } catch (fault) {
    return { crashed: String(fault) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
