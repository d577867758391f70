/**
 * How fast public status answers are served: `node bench/status.ts`. With DATABASE_URL it uses that
 * database, else it starts a PostgreSQL of this machine and loads the demonstration.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { NATIONAL_GOALS } from "@mars/domain/status/goals";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { nationalPlans } from "../apps/api/src/features/status/national/nationalUnits.ts";
import { overviewPage } from "../apps/api/src/features/status/pages/overviewPage.ts";
import { loadSnapshot } from "../apps/api/src/features/status/snapshot/loadSnapshot.ts";
import { PointStore } from "../apps/api/src/features/status/snapshot/PointStore.ts";
import type { Snapshot } from "../apps/api/src/features/status/snapshot/Snapshot.ts";
import { startPrivateServer } from "../apps/api/src/testing/startPrivateServer.ts";
import { loadDemo } from "../data/demo/loadDemo.ts";
import { type Load, type Measured, loadLoopback } from "./loadLoopback.ts";
import {
  type Nginx,
  startNginx,
  startNginxCache,
} from "../packages/embedded/src/testing/startNginx.ts";
import { benchFreshness } from "./statusFreshness.ts";

type Document = {
  path: string;
  make: (snapshot: Snapshot) => unknown;
  /** At least so much of what nginx does with a file of the same bytes, per process. */
  ofNginx: number;
};
const documents: Document[] = [
  { path: "/api/status/pages/overview", make: overviewPage, ofNginx: 0.06 },
  { path: "/api/status/plans", make: nationalPlans, ofNginx: 0.15 },
];
const budget = {
  notModifiedOfNginx: 0.12,
  /** The shipped cache in front, of nginx with a file, in answers a second. */
  cacheOfNginx: 0.8,
  /** The same by processor time (decision 0013: why the overview has no more). */
  cacheOfNginxByProcessor: 0.65,
  /** Times faster than working it out from the database for each request. */
  timesComputing: 200,
};
const points = new PointStore();
const seconds = Number(process.env["BENCH_SECONDS"] ?? 1);
const rounds = 7;
const print = (line: string) => process.stdout.write(`${line}\n`);
const figure = (value: number) => Math.round(value).toLocaleString("en-GB").padStart(9);

type Server = { port: number; pid: number; url: string; cache: Nginx };

/** True when every ratio is within its budget. */
export async function benchStatus(): Promise<boolean> {
  const { url, stop } = await usedDatabase();
  const script = fileURLToPath(new URL("serveStatus.ts", import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [said] = (await once(child.stdout, "data")) as [Buffer];
    const port = Number(said.toString().trim());
    const cache = await startNginxCache(port);
    try {
      const results = [await benchFreshness(url, cache.port)];
      for (const document of documents)
        results.push(await benchDocument({ port, pid: child.pid!, url, cache }, document));
      return results.every(Boolean);
    } finally {
      await cache.stop();
    }
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    await stop();
  }
}

async function benchDocument(
  { port, pid, url, cache }: Server,
  { path, make, ofNginx }: Document,
): Promise<boolean> {
  const gzip = { "accept-encoding": "gzip" };
  const computing = await computingMs(url, make);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: gzip });
  const content = Buffer.from(await answer.arrayBuffer());
  const nginx = await startNginx(content, answer.headers);
  try {
    const file = await fetch(`http://127.0.0.1:${nginx.port}/answer`, { headers: gzip });
    const ours = { port, path, pid, seconds, headers: gzip };
    const front = { ...ours, port: cache.port, pid: cache.workerPid };
    const theirs = { ...ours, port: nginx.port, path: "/answer", pid: nginx.workerPid };
    const loads = {
      memory: ours,
      memory304: { ...ours, headers: { ...gzip, "if-none-match": tagOf(answer) } },
      cache: front,
      nginx: theirs,
      nginx304: { ...theirs, headers: { ...gzip, "if-none-match": tagOf(file) } },
    };
    await loadLoopback({ ...ours, seconds: 3 });
    const measured = await takeRounds(loads);
    const { memory, memory304 } = measured;
    print(`\n${path}: ${content.length} bytes, ${memory.bytesPerAnswer} sent compressed`);
    print("                         per second   per processor second");
    for (const [name, { perSecond, perProcessorSecond }] of Object.entries(measured))
      print(`${name.padEnd(24)}${figure(perSecond)}   ${figure(perProcessorSecond)}`);
    print(`computed from the database each time: ${computing.toFixed(0)} ms`);
    const times = (computing / 1000) * memory.perProcessorSecond;
    const ratio = (a: Measured, b: Measured) => a.perProcessorSecond / b.perProcessorSecond;
    return [
      within("from memory, of nginx", ratio(memory, measured.nginx), ofNginx),
      within("304, of nginx", ratio(memory304, measured.nginx304), budget.notModifiedOfNginx),
      within(
        "cache in front, of nginx",
        measured.cache.perSecond / measured.nginx.perSecond,
        budget.cacheOfNginx,
      ),
      within(
        "cache in front by processor time, of nginx",
        ratio(measured.cache, measured.nginx),
        budget.cacheOfNginxByProcessor,
      ),
      within("times computing", times, budget.timesComputing),
    ].every(Boolean);
  } finally {
    await nginx.stop();
  }
}

const tagOf = (answer: Response) => answer.headers.get("etag") ?? "";

/** All loads in turn, several times: what else the machine does falls on all; of each the median. */
async function takeRounds<Name extends string>(
  loads: Record<Name, Load>,
): Promise<Record<Name, Measured>> {
  const taken = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, load] of Object.entries<Load>(loads))
      taken.set(name, [...(taken.get(name) ?? []), await loadLoopback(load)]);
  }
  const medians = [...taken].map(([name, all]) => [name, median(all)]);
  return Object.fromEntries(medians) as Record<Name, Measured>;
}

function median(all: Measured[]): Measured {
  const sorted = all.toSorted((a, b) => a.perProcessorSecond - b.perProcessorSecond);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function within(name: string, measured: number, least: number): boolean {
  const isOk = measured >= least;
  print(`${isOk ? "ok  " : "FAIL"} ${name}: ${measured.toFixed(2)} (at least ${least})`);
  return isOk;
}

/** The whole way from the database to the document, as it would be without anything kept. */
async function computingMs(url: string, make: (snapshot: Snapshot) => unknown): Promise<number> {
  const database = await connectDatabase({ url });
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const begun = performance.now();
    const moment = { asOf: null, now: new Date(), goals: NATIONAL_GOALS };
    JSON.stringify(make(await loadSnapshot(database.write, points, moment)));
    times.push(performance.now() - begun);
  }
  await database.close();
  return times.toSorted((a, b) => a - b)[2]!;
}

async function usedDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, stop: async () => undefined };
  const started = await startPrivateServer();
  const database = await connectDatabase({ url: started.url, statementTimeoutMs: 0 });
  await migrate(database, fileURLToPath(new URL("../apps/api/migrations", import.meta.url)));
  await database.close();
  await loadDemo(started.url);
  return started;
}

if (import.meta.main) process.exitCode = (await benchStatus()) ? 0 : 1;
