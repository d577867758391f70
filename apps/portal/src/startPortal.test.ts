import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { extraSystemsOf } from "./settings.ts";
import { startPortal } from "./startPortal.ts";

// Real processes are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
const publicOrigin = "http://localhost:3000";
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mars-portal-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test("a taken port gives one clear sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await expect(startPortal({ dataDir, publicOrigin, port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use; the portal needs another.`,
  );
  taken.close();
});

test("a folder that cannot be written gives one clear sentence", async () => {
  const file = join(dataDir, "not-a-folder");
  writeFileSync(file, "");
  await expect(startPortal({ dataDir: file, publicOrigin })).rejects.toThrow(
    `The portal cannot write to the folder ${join(file, "portal")}.`,
  );
});

test("the portal ends when whoever started it is killed", async () => {
  const script = `
    import { startPortal } from ${JSON.stringify(new URL("startPortal.ts", import.meta.url).href)};
    const { url } = await startPortal({ dataDir: ${JSON.stringify(dataDir)}, publicOrigin: "${publicOrigin}" });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(parent.stdout, "data");
  const address = `${String(line).trim()}/systems`;
  expect((await fetch(address)).status).toBe(200);
  parent.kill("SIGKILL");
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => "up",
          () => "gone",
        ),
      { timeout: 30_000 },
    )
    .toBe("gone");
});

test.each([
  { text: "{", says: "must be a JSON list" },
  { text: '[{"id":"x"}]', says: "must be a JSON list" },
  {
    text: '[{"id":"x","name":"X","url":"javascript:1"}]',
    says: "must be an http or https address",
  },
])("PORTAL_EXTRA_SYSTEMS=$text is refused with one sentence", ({ text, says }) => {
  expect(() => extraSystemsOf(text)).toThrow(says);
});

test("no extra systems are read from an empty variable", () => {
  expect(extraSystemsOf("")).toEqual([]);
});
