import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { withDatabase } from "./withDatabase.ts";

test("an empty DATABASE_URL means the embedded database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mars-command-"));
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("DATA_DIR", folder);
  expect(await withDatabase(folder, async ({ engine }) => engine)).toBe("embedded");
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
