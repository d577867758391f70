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

test.each([
  { name: "UTF-8", bytes: Buffer.from("Æbleøen, Å") },
  { name: "Latin-1", bytes: Buffer.from("Æbleøen, Å", "latin1") },
])("[S5] letters of a table without a .cpg are read: $name", async ({ name, bytes }) => {
  const head = Buffer.alloc(65);
  head.writeUInt32LE(1, 4);
  head.writeUInt16LE(65, 8);
  head.writeUInt16LE(21, 10);
  head.write("NAVN", 32);
  head.write("C", 43);
  head[48] = 20;
  head[64] = 0x0d;
  const row = Buffer.alloc(21, " ");
  bytes.copy(row, 1);
  const path = join(folder, `${name}.dbf`);
  writeFileSync(path, Buffer.concat([head, row]));
  const table = await openDbf(path, null);
  expect(await table.next()).toEqual({ NAVN: "Æbleøen, Å" });
  await table.close();
});
