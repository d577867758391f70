import { createHash, createPrivateKey, sign } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes SHA256SUMS of the files, and SHA256SUMS.sig where there is a key (Ed25519, PEM). */
export function signFiles(
  folder: string,
  { files, keyFile }: { files: readonly string[]; keyFile: string | null },
): void {
  const lines = files.toSorted().map((file) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
    return `${digest}  ${file}\n`;
  });
  const sums = Buffer.from(lines.join(""));
  writeFileSync(join(folder, "SHA256SUMS"), sums);
  if (keyFile === null) return;
  const key = createPrivateKey(readFileSync(keyFile));
  writeFileSync(join(folder, "SHA256SUMS.sig"), sign(null, sums, key));
}
