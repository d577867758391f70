import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answersOf, randomNation } from "../../data/import/testing/randomNation.ts";
import { serveNational } from "../../data/import/testing/serveNational.ts";
import type { Figure, Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";
import { openPublicWorld } from "../support/publicWorld.ts";
import type { Platform } from "../support/startPlatform.ts";
import { startFaultyProxy } from "../support/startFaultyProxy.ts";

const FRESH_WITHIN_SECONDS = 10;
const GIVE_UP_MS = 180_000;
const pages = ["/api/status/projects", "/api/status/pages/overview"];
const importedPages = [
  ...pages,
  "/status/overview",
  "/api/status/pages/map",
  "/api/status/pages/projects",
  "/api/status/pages/units/plan",
  "/api/status/pages/units/tripartite",
  "/api/status/tables/projects.csv",
  "/ogc/collections/projects/items",
];
const root = join(import.meta.dirname, "../..");

/** What is made public while the database restarts or cannot be reached is shown soon afterwards. */
export const freshness: Round = {
  name: "freshness",
  what: "projects become public while the database restarts, is gone or silent: every instance shows them soon",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const proxy = await startFaultyProxy(url);
    const env = { DATABASE_URL: proxy.url };
    const instances = [await platform.startInstance(env), await platform.startInstance(env)];
    const world = await openPublicWorld(url);
    const read = () => readPages(instances, pages);
    const figures: Figure[] = [];
    const ways = isShort ? (["open"] as const) : (["open", "restart", "gone", "silent"] as const);
    for (const [n, way] of ways.entries()) {
      const before = await read();
      if (way === "gone" || way === "silent") proxy.set(way);
      await world.publish(90 + n, `Friskeng ${n}`);
      if (way === "restart") await restart(url);
      // Asked meanwhile, so that answers are on their way when it falls silent.
      if (way !== "open") {
        const asking = read().catch(() => null);
        await wait(5000);
        await asking;
      }
      proxy.set("open");
      figures.push(...(await untilNew(way, before, read)));
    }
    await world.close();
    proxy.stop();
    return isShort ? figures : [...figures, ...(await importWhileRestarted(platform))];
  },
};

/** The nation is imported, then again with projects gone, and the database restarts: no page stays old. */
async function importWhileRestarted(platform: Platform): Promise<Figure[]> {
  const url = await platform.freshDatabase("empty");
  const nation = randomNation(7);
  const answers = answersOf(nation);
  const source = await serveNational(answers);
  const importNation = async () => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: join(platform.folder, "import") };
    const child = spawn(
      process.execPath,
      [join(root, "scripts/import.ts"), "national", source.url],
      { env, stdio: ["ignore", "ignore", "inherit"] },
    );
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`The import ended with ${code}.`);
  };
  await importNation();
  const env = { DATABASE_URL: url };
  const instances = [await platform.startInstance(env), await platform.startInstance(env)];
  const read = () => readPages(instances, importedPages);
  const before = await untilAnswered(read);
  Object.assign(answers, answersOf({ ...nation, projects: nation.projects.slice(5) }));
  await importNation();
  await restart(url);
  const figures = await untilNew("national import, then restart", before, read);
  await source.close();
  return figures;
}

/** Each page of each instance; fails where one does not answer. */
function readPages(
  instances: readonly { origin: string }[],
  paths: readonly string[],
): Promise<string[]> {
  return Promise.all(
    instances.flatMap(({ origin }) =>
      paths.map(async (path) => {
        const { status, text } = await callApi(origin, { path });
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        return text;
      }),
    ),
  );
}

/** The first answers of a whole nation take a while on a busy machine, a database to recover. */
async function untilAnswered<T>(read: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await wait(200);
    }
  }
}

async function untilNew(
  way: string,
  before: readonly string[],
  read: () => Promise<string[]>,
): Promise<Figure[]> {
  const begun = performance.now();
  let old = before.length;
  while (old > 0 && performance.now() - begun < GIVE_UP_MS) {
    const after = await read().catch(() => before);
    old = after.filter((text, at) => text === before[at]).length;
    await wait(100);
  }
  const seconds = (performance.now() - begun) / 1000;
  return [
    { what: `${way}: pages that stayed old`, value: old, atMost: 0 },
    { what: "… all new after", value: seconds, unit: "s", atMost: FRESH_WITHIN_SECONDS },
  ];
}

/** A killed backend makes PostgreSQL end all others and recover; ends when it takes connections again. */
async function restart(url: string): Promise<void> {
  const victim = await connectClient(url);
  const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(rows[0]!.pid, "SIGKILL");
  const client = await untilAnswered(() => connectClient(url));
  await client.end();
}
