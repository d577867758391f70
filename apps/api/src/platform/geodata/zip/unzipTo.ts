import { basename, join } from "node:path";
import { GeodataFault } from "../GeodataFault.ts";
import { shownName } from "./shownName.ts";
import { type Budget, ZipReader } from "./ZipReader.ts";

export type UnzipLimits = { entries: number; bytes: number };

const BYTES_PER_MB = 1_000_000;

/** Unpacks the files of a zip that `wants` asks for into a folder, flat. */
export async function unzipTo(
  path: string,
  folder: string,
  { limits, wants }: { limits: UnzipLimits; wants: (name: string) => boolean },
): Promise<string[]> {
  const zip = await ZipReader.open(path);
  try {
    const budget: Budget = { leftBytes: limits.bytes, limitMb: limits.bytes / BYTES_PER_MB };
    const written: string[] = [];
    for (const entry of await zip.entries(limits.entries)) {
      const { name } = entry;
      if (name.endsWith("/") || name.startsWith("__MACOSX/") || !wants(name)) continue;
      const target = join(folder, basename(name.replaceAll("\\", "/")));
      if (written.includes(target))
        throw new GeodataFault("zip.duplicate-name", `${shownName(name)} is in the zip twice`);
      await zip.unpack(entry, target, budget);
      written.push(target);
    }
    return written;
  } finally {
    await zip.close();
  }
}
