import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteLeftFolders } from "./receivedFolders.ts";

const nowMs = Date.parse("2026-11-16T12:00:00Z");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-sweep-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function leave(name: string, ageMinutes = 0): Promise<void> {
  const path = join(folder, name);
  await mkdir(path);
  await writeFile(join(path, "upload.zip"), "x");
  const at = new Date(nowMs - ageMinutes * 60_000);
  await utimes(path, at, at);
}

test("what a killed process left of an upload is removed, and what is being received stays", async () => {
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  await leave(`mars-received-${gone}-aaaaaa`);
  await leave(`mars-received-${process.pid}-bbbbbb`);
  await leave(`mars-received-${process.pid}-cccccc`, 31);
  await leave("mars-received-dddddd", 29);
  await leave("mars-received-eeeeee", 31);
  await leave("somebody-elses", 1000);
  await deleteLeftFolders(30, { folder, nowMs });
  expect((await readdir(folder)).toSorted()).toEqual([
    `mars-received-${process.pid}-bbbbbb`,
    "mars-received-dddddd",
    "somebody-elses",
  ]);
});
