import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unzipTo } from "./unzipTo.ts";

const limits = { entries: 3, bytes: 1_000 };
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-unzip-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function unzip(files: Record<string, string>, change = (bytes: Buffer) => bytes) {
  const path = join(folder, "in.zip");
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  await writeFile(path, change(Buffer.from(zipSync(Object.fromEntries(packed)))));
  const out = await mkdtemp(join(folder, "out-"));
  await unzipTo(path, out, { limits, wants: (name) => name.endsWith(".txt") });
  const names = (await readdir(out)).toSorted();
  return Promise.all(names.map(async (name) => [name, await readFile(join(out, name), "utf8")]));
}

test("what is asked for lies in one folder, whatever folders the zip has", async () => {
  const files = { "a/b/æble.txt": "1", "../c.txt": "", "d.pdf": "3" };
  expect(await unzip(files)).toEqual([
    ["c.txt", ""],
    ["æble.txt", "1"],
  ]);
});

test.each([
  ["zip.too-many-entries", { "1": "", "2": "", "3": "", "4": "" }],
  ["zip.bomb", { "a.txt": "x".repeat(600), "b.txt": "x".repeat(600) }],
  ["zip.duplicate-name", { "a/x.txt": "1", "b/x.txt": "2" }],
])("%s", async (code, files) => {
  await expect(unzip(files)).rejects.toMatchObject({ code });
});

test("a zip that is cut off is told from one that is damaged", async () => {
  const files = { "a.txt": "some text" };
  await expect(unzip(files, (zip) => zip.subarray(0, -30))).rejects.toMatchObject({
    code: "zip.truncated",
  });
  const cut = (zip: Buffer) => {
    // The checksum in the table of contents.
    const at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 16;
    zip.writeUInt32LE(1, at);
    return zip;
  };
  await expect(unzip(files, cut)).rejects.toMatchObject({ code: "zip.wrong-checksum" });
});
