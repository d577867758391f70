import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDbf } from "./readDbf.ts";

const folder = mkdtempSync(join(tmpdir(), "dbf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A header without fields: its length, a row of one byte, and the mark that ends it. */
function header(bytes: number): Buffer {
  const head = Buffer.alloc(bytes);
  head.writeUInt16LE(33, 8);
  head.writeUInt16LE(1, 10);
  if (bytes > 32) head[32] = 0x0d;
  return head;
}

/** Files of this process that are open in the folder of this test. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd")
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return "";
      }
    })
    .filter((path) => path.startsWith(folder));
}

test.each([
  { name: "short", bytes: 20, codePage: null, refusal: "the .dbf has no header" },
  { name: "cut", bytes: 32, codePage: null, refusal: "the header of the .dbf is cut off" },
  { name: "code-page", bytes: 33, codePage: "windows-99999", refusal: "is not known" },
])("[V10] a refused table is closed: $name", async ({ name, bytes, codePage, refusal }) => {
  const path = join(folder, `${name}.dbf`);
  writeFileSync(path, header(bytes));
  await expect(openDbf(path, codePage)).rejects.toThrow(refusal);
  expect(openFiles()).toEqual([]);
});
