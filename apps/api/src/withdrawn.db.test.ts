import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyAddress, readWalkedIds } from "../../../data/import/testing/everyAddress.ts";
import { buildServer } from "./buildServer.ts";
import {
  insertPublished,
  kindsWithout,
  publishedAddresses,
  tellsOfIt,
  withdrawPublished,
} from "./features/status/testing/withdrawal.ts";
import { readConfig } from "./platform/config/readConfig.ts";
import type { App } from "./platform/http/App.ts";
import { useClockAhead } from "./testing/useClockAhead.ts";
import { useTestDatabase } from "./testing/useTestDatabase.ts";

const database = useTestDatabase();
const goAhead = useClockAhead();
const timeout = 300_000;
let instances: { app: App; folder: string }[];

async function startInstance() {
  const folder = await mkdtemp(join(tmpdir(), "mars-withdrawn-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>MARS</title>");
  const config = readConfig(
    {
      LOG_LEVEL: "silent",
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: "100000",
      RATE_LIMIT_HEAVY_PER_MINUTE: "100000",
    },
    { server: { webRoot: relative(join(import.meta.dirname, "../../.."), folder) } },
  );
  return { app: await buildServer({ config, database }), folder };
}

beforeAll(async () => {
  await database.transaction(insertPublished);
  instances = [await startInstance(), await startInstance()];
});
afterAll(async () => {
  for (const { app, folder } of instances) {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What anybody can ask for, of every kind of answer there is. */
async function publicAddresses(): Promise<string[]> {
  const { contracts } = instances[0]!.app.platform;
  const filled = everyAddress(await readWalkedIds(database.write), { contracts, documents: 50 });
  const open = contracts.filter(({ access, method }) => access === "public" && method === "GET");
  const all = [
    ...open.flatMap(({ path }) => filled[path] ?? []).map((url) => `/api${url}`),
    ...publishedAddresses(),
  ];
  return [...new Set(all)];
}

type Answer = { url: string; status: number; bytes: Buffer; kept: string };

const readAll = (urls: readonly string[]): Promise<Answer[][]> =>
  Promise.all(
    instances.map(async ({ app }) => {
      const answers: Answer[] = [];
      for (const url of urls) {
        const { statusCode, rawPayload, headers } = await app.inject({ url });
        const kept = String(headers["cache-control"]);
        answers.push({ url, status: statusCode, bytes: rawPayload, kept });
      }
      return answers;
    }),
  );
const urlsOf = (answers: readonly Answer[]) => answers.map(({ status, url }) => `${status} ${url}`);

test(
  "[H1] what is withdrawn is gone from every public address of every instance",
  { timeout },
  async () => {
    const urls = await publicAddresses();
    const before = await readAll(urls);
    expect(urlsOf(before.flat().filter(({ status }) => status >= 500))).toEqual([]);
    const told = before[0]!.filter(tellsOfIt);
    expect(kindsWithout(told.map(({ url }) => url))).toEqual([]);
    // A cache in front asks again each time.
    expect(told.filter(({ kept }) => !kept.includes("no-cache")).map(({ url }) => url)).toEqual([]);

    await database.transaction(withdrawPublished);
    goAhead(2_100);
    const after = await readAll(urls);
    expect(urlsOf(after.flat().filter(tellsOfIt))).toEqual([]);
    // Pictures and packed files cannot be searched for words: they are others than before.
    for (const [n, answers] of after.entries()) {
      const isSame = ({ bytes }: Answer, at: number) => bytes.equals(before[n]![at]!.bytes);
      const unchanged = answers.filter(
        (answer, at) => tellsOfIt(before[n]![at]!) && isSame(answer, at),
      );
      expect(urlsOf(unchanged)).toEqual([]);
    }
  },
);
