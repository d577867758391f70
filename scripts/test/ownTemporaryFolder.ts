import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives this process, and all it starts from now on, a folder of its own for temporary files, and
 * removes it when the process ends: nothing a test leaves behind outlives the tests.
 */
export function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mars-test-"));
  // A PostgreSQL server for the tests runs as a user of its own and has to get through.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
