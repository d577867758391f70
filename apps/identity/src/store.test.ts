import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "./store.ts";

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mars-identity-"));
  store = openStore(folder, 50);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test("begun sign-ins yield, the oldest first, and those who signed in stay", async () => {
  const interactions = store.adapter("Interaction");
  const sessions = store.adapter("Session");
  await sessions.upsert("signed-in", { accountId: "anna", uid: "u" }, 60);
  for (let at = 0; at < 250; at += 1)
    await interactions.upsert(`i${at}`, { uid: `u${at}` }, 100 + at);
  expect(await sessions.find("signed-in")).toBeDefined();
  const left = await Promise.all(
    Array.from({ length: 250 }, async (_, at) => (await interactions.find(`i${at}`)) !== undefined),
  );
  expect(left.filter(Boolean).length).toBeLessThanOrEqual(150);
  expect(left[0]).toBe(false);
  expect(left[249]).toBe(true);
});
