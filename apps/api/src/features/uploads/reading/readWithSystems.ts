import type { Result } from "@mars/domain/result";
import type { CrsLookup } from "../../../platform/geodata/crs/crs.ts";
import type { ReadUpload } from "./ReadFeature.ts";

/** Files of more systems than this, none of them built in, are no one's work. */
const MAX_SYSTEMS = 3;

/**
 * Reads a file, and reads it again with what the database knows of a coordinate system that the
 * reader, which has no database, did not.
 */
export async function readWithSystems(
  read: (systems: Record<number, string>) => Promise<Result<ReadUpload>>,
  lookup: CrsLookup,
): Promise<Result<ReadUpload>> {
  const systems: Record<number, string> = {};
  for (let known = 0; ; known++) {
    const result = await read(systems);
    const epsg = unknownSystemOf(result);
    if (epsg === null || epsg in systems || known === MAX_SYSTEMS) return result;
    const definition = await lookup(epsg);
    if (definition === null) return result;
    systems[epsg] = definition;
  }
}

function unknownSystemOf(result: Result<ReadUpload>): number | null {
  if (result.ok || result.refusal.code !== "geodata.unknown-crs") return null;
  // As large as the database's own numbers may be.
  const found = /^EPSG:(\d{1,9})$/.exec(String(result.refusal.figures?.["crs"]));
  return found ? Number(found[1]) : null;
}
