import type { GeodataSource } from "../GeodataSource.ts";
import { batchSize } from "../GeodataSource.ts";
import { readMapinfo } from "./readMapinfo.ts";

/** A MapInfo table with the files next to it, read whole: for an import, which has a process of its own. */
export async function openMapinfo(path: string): Promise<GeodataSource> {
  const { features, crs } = await readMapinfo(path, Number.MAX_SAFE_INTEGER);
  return {
    format: "mapinfo",
    crs,
    expectedCount: features.length,
    async *features(skip = 0) {
      for (let at = skip; at < features.length; at += batchSize)
        yield features.slice(at, at + batchSize);
    },
    async close() {},
  };
}
