import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./lockDataFolder.ts";
import { ensurePortFree } from "./startProduct.ts";
import { ensureWritable } from "./ensureWritable.ts";
import { hashOfSources } from "./buildWeb.ts";
import { ShutdownStack } from "./ShutdownStack.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-scripts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a taken port is told in one sentence that names the way out", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(ensurePortFree(port, "127.0.0.1")).rejects.toThrow(
    `port ${port} is taken by another program; choose another with PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(ensurePortFree(port, "127.0.0.1")).resolves.toBeUndefined();
});

test("a folder that cannot be written to is told in one sentence", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(ensureWritable(join(file, "below"))).rejects.toThrow(
    /cannot be written to.*DATA_DIR/,
  );
  await expect(ensureWritable(join(folder, "new", "below"))).resolves.toBeUndefined();
});

test("the claim of a process that is gone, or is another program by now, is taken over", async () => {
  const claim = join(folder, "running.json");
  await writeFile(claim, JSON.stringify({ pid: 2 ** 22 + 1, origin: "http://localhost:1" }));
  const release = await lockDataFolder(folder, "http://localhost:2");
  expect(await readFile(claim, "utf8")).toContain(`"pid":${process.pid}`);
  release();
  await expect(readFile(claim)).rejects.toThrow("ENOENT");
  await writeFile(claim, JSON.stringify({ pid: process.ppid, origin: "http://localhost:1" }));
  await expect(lockDataFolder(folder, "http://localhost:2")).resolves.toBeTypeOf("function");
});

test("the hash of sources follows names and contents, and nothing that was built", async () => {
  await writeFile(join(folder, "a.ts"), "1");
  const first = await hashOfSources(folder, ["."]);
  await ensureWritable(join(folder, "dist"));
  await writeFile(join(folder, "dist", "a.js"), "1");
  expect(await hashOfSources(folder, ["."])).toBe(first);
  await writeFile(join(folder, "a.ts"), "2");
  expect(await hashOfSources(folder, ["."])).not.toBe(first);
});

test("parts stop in the reverse order of their start, once, whatever one of them does", async () => {
  const running = new ShutdownStack();
  const stopped: string[] = [];
  running.add("database", () => void stopped.push("database"));
  running.add("broken", () => Promise.reject(new Error("will not")));
  running.add("api", () => void stopped.push("api"));
  await Promise.all([running.stop(), running.stop()]);
  expect(stopped).toEqual(["api", "database"]);
});
