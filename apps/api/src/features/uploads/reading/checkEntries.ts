import type { Limits } from "@mars/domain/areas/limits";
import { refuse, type Result, accept } from "@mars/domain/result";
import { shownName } from "../../../platform/geodata/zip/shownName.ts";
import type { ZipEntry } from "../../../platform/geodata/zip/ZipReader.ts";

const BYTES_PER_MB = 1_000_000;
const MAX_NAME_LENGTH = 1_000;
const MAX_FOLDER_DEPTH = 20;
const STORED = 0;
const DEFLATED = 8;
const UNIX_KIND = 0o170000;
const UNIX_LINK = 0o120000;
const UNIX_PLAIN: ReadonlySet<number> = new Set([0, 0o100000, 0o040000]);

const archives = /\.(zip|kmz|7z|rar|tar|tgz|tbz2?|txz|gz|bz2|xz|zst|jar|cab|iso|mpkx?|gdbx)$/i;
const programs = /\.(exe|dll|com|bat|cmd|msi|scr|ps1|vbs|js|sh|app|jar|lnk)$/i;
/** What Mac and Windows leave next to people's files. */
const leftovers = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** What a zip may be before a byte of it is unpacked. Answers with the files in it. */
export function checkEntries(
  entries: readonly ZipEntry[],
  limits: Pick<Limits, "uploadUnpackedMaxMb">,
): Result<readonly ZipEntry[]> {
  const names = new Set<string>();
  for (const entry of entries) {
    const code = faultOf(entry);
    if (code !== null) return refuse(code, { file: shownName(entry.name) });
    // As they are looked up: Windows writes folders with the other stroke.
    const name = entry.name.replaceAll("\\", "/").toLowerCase();
    if (names.has(name)) return refuse("zip.duplicate-name", { file: shownName(entry.name) });
    names.add(name);
  }
  if (overlap(entries)) return refuse("zip.overlapping-entries");
  const files = entries.filter(({ name }) => !name.endsWith("/") && !leftovers.test(name));
  if (files.length === 0) return refuse("zip.no-files");
  const saidBytes = files.reduce((sum, { saidBytes: bytes }) => sum + bytes, 0);
  if (saidBytes > limits.uploadUnpackedMaxMb * BYTES_PER_MB)
    return refuse("zip.too-large", {
      megabytes: saidBytes / BYTES_PER_MB,
      limitMb: limits.uploadUnpackedMaxMb,
    });
  return accept(files);
}

function faultOf({ name, method, isEncrypted, unixMode }: ZipEntry): string | null {
  if (name === "" || name.length > MAX_NAME_LENGTH) return "zip.bad-name";
  // oxlint-disable-next-line no-control-regex -- a name with control characters is what is looked for
  if (/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(name)) return "zip.bad-name";
  const parts = name.split(/[\\/]/);
  if (parts.includes("..")) return "zip.unsafe-path";
  if (/^([a-z]:|[\\/])/i.test(name)) return "zip.absolute-path";
  if (parts.length > MAX_FOLDER_DEPTH) return "zip.too-deep";
  if ((unixMode & UNIX_KIND) === UNIX_LINK) return "zip.link";
  if (!UNIX_PLAIN.has(unixMode & UNIX_KIND)) return "zip.not-a-file";
  if (isEncrypted) return "zip.encrypted";
  if (leftovers.test(name)) return null;
  if (archives.test(name)) return "zip.nested-archive";
  if (programs.test(name)) return "zip.program";
  if (method !== STORED && method !== DEFLATED) return "zip.unsupported-packing";
  return null;
}

/** Several files that share the same packed bytes are how a small zip becomes petabytes. */
function overlap(entries: readonly ZipEntry[]): boolean {
  const ordered = entries.toSorted((a, b) => a.headerAt - b.headerAt);
  return ordered.some((entry, index) => {
    const next = ordered[index + 1];
    return next !== undefined && entry.headerAt + 30 + entry.packedBytes > next.headerAt;
  });
}
