import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import {
  insertPublished,
  kindsWithout,
  publishedAddresses,
  tellsOfIt,
  withdrawPublished,
} from "../../apps/api/src/features/status/testing/withdrawal.ts";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { migrationsFolder } from "../../apps/api/src/readinessChecks.ts";
import { everyAddress, readWalkedIds } from "../../data/import/testing/everyAddress.ts";
import { startNginxCache } from "../../packages/embedded/src/testing/startNginx.ts";
import { callApi } from "../support/callApi.ts";
import { type OpenApi, operationsOf } from "../support/fuzzedCall.ts";

const SHOWN_WITHIN_MS = 2_500;
const root = join(import.meta.dirname, "../..");
const OTHER = "/api/status/pages/overview";

type Answer = { url: string; status: number; bytes: Buffer };

/** Something public is withdrawn: it is gone from the cache in front too, and does not come back. */
export const withdrawal: Round = {
  name: "withdrawal",
  what: "a project and a plan are withdrawn behind the shipped nginx and two instances, which then are killed",
  async run(platform) {
    // Pages are rendered by the built web app.
    if (!existsSync(join(root, "apps/web/dist-server")))
      execFileSync("npm", ["run", "build"], { cwd: root, stdio: "ignore" });
    const url = await platform.freshDatabase("empty");
    const database = await connectDatabase({ url, poolSize: 1 });
    await migrate(database, migrationsFolder);
    await database.transaction(async (tx) => {
      await insertPublished(tx);
      // The product's own facts have the numbers that the small country uses.
      await sql`update tripartite set number = '9' || number`.execute(tx);
    });
    const env = { DATABASE_URL: url, TRUST_PROXY: "2", RATE_LIMIT_HEAVY_PER_MINUTE: "10000000" };
    const instances = [await platform.startInstance(env), await platform.startInstance(env)];
    const nginx = await startNginxCache(...instances.map(({ port }) => port));
    const front = `http://127.0.0.1:${nginx.port}`;
    const origins = [front, ...instances.map(({ origin }) => origin)];
    const { text } = await callApi(front, { path: "/api/openapi.json" });
    const { text: sitemap } = await callApi(front, { path: "/sitemap.xml" });
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g)].map(([, path]) => path!);
    const bare = operationsOf(JSON.parse(text) as OpenApi)
      .filter(({ method, path }) => method === "GET" && !path.includes("{"))
      .map(({ path }) => path);
    const filled = everyAddress(await readWalkedIds(database.write), {
      contracts: [],
      documents: 50,
    });
    const filledPaths = Object.values(filled).flat();
    const all = [
      ...bare,
      ...pages,
      ...filledPaths.map((path) => `/api${path}`),
      ...publishedAddresses(),
    ];
    // What takes a sign-in tells nobody anything here; a watch waits for news as long as it may.
    const addresses = [...new Set(all)].filter((path) => !path.includes("/watch"));
    const read = async (origin: string): Promise<Answer[]> => {
      const answers: Answer[] = [];
      for (const path of addresses) {
        const { status, text: content } = await callApi(origin, { path });
        answers.push({ url: `${origin}${path}`, status, bytes: Buffer.from(content) });
      }
      return answers;
    };
    const readAll = async () => (await Promise.all(origins.map(read))).flat();
    await wait(SHOWN_WITHIN_MS);
    await callApi(front, { path: OTHER });
    // Twice: the second time the cache has it.
    await readAll();
    const before = await readAll();
    const published = before.filter(tellsOfIt);
    const copies = await cachedCopies(front);
    await database.transaction(withdrawPublished);
    await wait(SHOWN_WITHIN_MS);
    // A stale answer is the last one that is shown while the next is fetched.
    await readAll();
    await wait(SHOWN_WITHIN_MS);
    const after = await readAll();
    // Pictures and packed files cannot be searched for words: they are others than before.
    const unchanged = after.filter(
      ({ status, bytes }, at) =>
        status === 200 && tellsOfIt(before[at]!) && bytes.equals(before[at]!.bytes),
    );
    await Promise.all(instances.map((instance) => instance.kill()));
    const afterwards = await read(front);
    const other = await callApi(front, { path: OTHER });
    await nginx.stop();
    await database.close();
    const unseen = kindsWithout(published.map((answer) => new URL(answer.url)).map(pathOf));
    for (const kind of unseen) process.stdout.write(`    nothing told before: ${kind}\n`);
    const still = [...after, ...afterwards].filter(tellsOfIt);
    for (const answer of new Set([...still, ...unchanged]))
      process.stdout.write(`    ${answer.status} ${answer.url}\n`);
    return [
      { what: "addresses, each asked of nginx and both instances", value: addresses.length },
      { what: "answers that told of it before", value: published.length, atLeast: 3 * 20 },
      { what: "kinds of answers that did not", value: unseen.length, atMost: 0 },
      {
        what: "answers of 500 and above",
        value: [...before, ...after].filter(({ status }) => status >= 500).length,
        atMost: 0,
      },
      { what: "copies by parameters that nobody reads", value: copies, atMost: 0 },
      { what: "told after it was withdrawn", value: after.filter(tellsOfIt).length, atMost: 0 },
      { what: "… the same bytes as before", value: unchanged.length, atMost: 0 },
      {
        what: "… when no instance answers",
        value: afterwards.filter(tellsOfIt).length,
        atMost: 0,
      },
      {
        what: "other pages then answered from the cache",
        value: Number(other.status === 200),
        atLeast: 1,
      },
    ];
  },
};

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** How many of five made-up parameters are asked of an instance instead of the cache. */
async function cachedCopies(front: string): Promise<number> {
  const asked = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => callApi(front, { path: `${OTHER}?made-up=${n}` })),
  );
  // All five at once: one may be the first of its second.
  const missed = asked.filter(
    ({ status, headers }) => status !== 200 || headers["x-cache"] === "MISS",
  );
  return Math.max(0, missed.length - 1);
}
