import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sweepDownloads } from "./DownloadStore.ts";

const HOUR_S = 3600;
const nowS = 1_800_000_000;
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mars-downloads-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function made(collection: string, version: string, { bytes = 100, hoursAgo = 0 } = {}): void {
  const path = join(folder, collection, version);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "csv"), Buffer.alloc(bytes));
  utimesSync(path, nowS - hoursAgo * HOUR_S, nowS - hoursAgo * HOUR_S);
}
const left = () =>
  readdirSync(folder).flatMap((name) =>
    readdirSync(join(folder, name)).map((version) => `${name}/${version}`),
  );
const sweep = (limitBytes: number) => sweepDownloads(folder, { limitBytes, nowMs: nowS * 1000 });

test("beyond the bound the collection that was not asked for longest goes first", async () => {
  made("plans", "a", { hoursAgo: 2 });
  made("projects", "b", { hoursAgo: 1 });
  made("sketches", "c", { hoursAgo: 3 });
  await sweep(300);
  expect(left()).toHaveLength(3);
  await sweep(299);
  expect(left()).toEqual(["plans/a", "projects/b"]);
});

test("what a killed process left goes after an hour, and what is being made stays", async () => {
  made("projects", "making-1", { hoursAgo: 2 });
  made("projects", "making-2", { bytes: 5000 });
  await sweep(10);
  expect(left()).toEqual(["projects/making-2"]);
});

test("a folder that is not there is no fault", async () => {
  await expect(sweepDownloads(join(folder, "none"), { limitBytes: 1, nowMs: 0 })).resolves.toBe(
    undefined,
  );
});
