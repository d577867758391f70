import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileIn = (dataDir: string) => join(dataDir, "postgres.address");

/** Tells programs of the same user where the running database is; returns how to take that back. */
export function writeAddressFile(dataDir: string, url: string): () => void {
  const path = fileIn(dataDir);
  rmSync(path, { force: true });
  writeFileSync(path, url, { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

export function readRunningAddress(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), "utf8");
  } catch {
    return null;
  }
}
