import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startIdentity } from "../../apps/identity/src/startIdentity.ts";
import { startPortal } from "../../apps/portal/src/startPortal.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mars-part-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const publicOrigin = "http://localhost:3000";

test.each([
  { part: "the portal", start: () => startPortal({ dataDir, publicOrigin }) },
  { part: "the identity provider", start: () => startIdentity({ dataDir, publicOrigin }) },
])("whoever started $part hears of its death", async ({ start }) => {
  const part = await start();
  process.kill(part.pid, "SIGKILL");
  await expect(part.ended).resolves.toEqual([null, "SIGKILL"]);
  await part.stop();
});
