import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartFailure } from "./exitCodes.ts";
import { lockFolder } from "./lockFolder.ts";
import { useFolder } from "./testing/useFolder.ts";

const folder = useFolder();
const lockFile = () => join(folder.path, "postgres.lock");
const heldBy = (holder: unknown) => writeFileSync(lockFile(), JSON.stringify(holder));

test("a lock is given back by the one who took it", () => {
  const unlock = lockFolder(folder.path);
  expect(JSON.parse(readFileSync(lockFile(), "utf8"))).toMatchObject({ pid: process.pid });
  unlock();
  expect(existsSync(lockFile())).toBe(false);
});

test("a lock that someone else has taken meanwhile is left alone", () => {
  const unlock = lockFolder(folder.path);
  heldBy({ pid: 1, startedAt: null });
  unlock();
  expect(existsSync(lockFile())).toBe(true);
});

test("a living holder is named and keeps the folder", () => {
  heldBy({ pid: process.ppid, startedAt: null });
  expect(() => lockFolder(folder.path)).toThrow(StartFailure);
  expect(() => lockFolder(folder.path)).toThrow(`already open in process ${process.ppid}`);
});

test("a dead holder loses the folder", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  heldBy({ pid: child.pid, startedAt: null });
  lockFolder(folder.path)();
  expect(existsSync(lockFile())).toBe(false);
});

test.runIf(existsSync("/proc/self/stat"))("the number of a dead holder may be reused", () => {
  heldBy({ pid: process.ppid, startedAt: "another boot/1" });
  expect(() => lockFolder(folder.path)()).not.toThrow();
});

test.each(["", "{", "null"])("a file reading '%s', left by a kill, is no holder", (content) => {
  writeFileSync(lockFile(), content);
  expect(() => lockFolder(folder.path)()).not.toThrow();
});

test("while another takes over the lock of a dead one, the folder is in use", () => {
  heldBy(null);
  mkdirSync(`${lockFile()}.takeover`);
  expect(() => lockFolder(folder.path)).toThrow("already open in another process");
});
