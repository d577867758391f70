import { accept, refuse, type Result } from "../result.ts";
import type { Limits } from "./limits.ts";

const BYTES_PER_MB = 1_000_000;

/** What can be told of a file before it is read; the browser asks before it sends, the server again. */
export function checkUpload(
  file: { readonly name: string; readonly bytes: number },
  limits: Pick<Limits, "uploadZippedMaxMb">,
): Result<true> {
  // A .kmz is a zip around KML.
  if (!/\.(?:zip|kmz)$/i.test(file.name)) {
    return refuse("upload.wrong-type", { name: file.name });
  }
  if (file.bytes > limits.uploadZippedMaxMb * BYTES_PER_MB) {
    return refuse("upload.too-large", {
      name: file.name,
      megabytes: file.bytes / BYTES_PER_MB,
      limitMb: limits.uploadZippedMaxMb,
    });
  }
  if (file.bytes === 0) return refuse("upload.empty", { name: file.name });
  return accept(true);
}
