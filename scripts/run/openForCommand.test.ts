import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openForCommand } from "./openForCommand.ts";

test("a command goes through the product where that is running, and says so", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `postgres://postgres:x@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`;
  const folder = mkdtempSync(join(tmpdir(), "mars-running-"));
  writeFileSync(join(folder, "postgres.address"), url);
  const said: string[] = [];
  const opened = await openForCommand(undefined, folder, (line) => said.push(line));
  await opened.close();
  expect(opened.url).toBe(url);
  expect(said).toEqual([expect.stringContaining("the product is running")]);
  await new Promise((resolve) => server.close(resolve));
});

test("a database that is named is taken as it is", async () => {
  const opened = await openForCommand("postgres://elsewhere/mars", "/nowhere", () => undefined);
  expect(opened.url).toBe("postgres://elsewhere/mars");
});
