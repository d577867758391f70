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
import { type Measured, loadLoopback } from "./loadLoopback.ts";
import { startNginx } from "./startNginx.ts";

const documents = {
  "/api/status/pages/overview": overviewPage,
  "/api/status/plans": nationalPlans,
} as const;
const budget = {
  /** Of nginx serving the same compressed bytes, per process. */
  cachedOfNginx: 0.15,
  notModifiedOfNginx: 0.2,
  /** Times faster than working it out from the database for each request. */
  timesComputing: 200,
};
const points = new PointStore();
const seconds = Number(process.env["BENCH_SECONDS"] ?? 4);
const print = (line: string) => process.stdout.write(`${line}\n`);
const figure = (value: number) => Math.round(value).toLocaleString("en-GB").padStart(9);

type Server = { port: number; pid: number; url: string };

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
    const server = { port: Number(said.toString().trim()), pid: child.pid!, url };
    let isWithin = true;
    for (const [path, make] of Object.entries(documents)) {
      isWithin = (await benchPath(server, path, make)) && isWithin;
    }
    return isWithin;
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    await stop();
  }
}

async function benchPath(
  { port, pid, url }: Server,
  path: string,
  make: (snapshot: Snapshot) => unknown,
): Promise<boolean> {
  const gzip = { "accept-encoding": "gzip" };
  const computing = await computingMs(url, make);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: gzip });
  const content = Buffer.from(await answer.arrayBuffer());
  const tag = answer.headers.get("etag") ?? "";
  const nginx = await startNginx(content);
  try {
    const ofNginx = await fetch(`http://127.0.0.1:${nginx.port}/answer`, { headers: gzip });
    const nginxTag = ofNginx.headers.get("etag") ?? "";
    const ours = { port, path, pid, seconds };
    const theirs = { port: nginx.port, path: "/answer", pid: nginx.workerPid, seconds };
    await loadLoopback({ ...ours, seconds: 1, headers: gzip });
    const cached = await loadLoopback({ ...ours, headers: gzip });
    const notModified = await loadLoopback({ ...ours, headers: { ...gzip, "if-none-match": tag } });
    const yardstick = await loadLoopback({ ...theirs, headers: gzip });
    const yardstick304 = await loadLoopback({
      ...theirs,
      headers: { ...gzip, "if-none-match": nginxTag },
    });
    const ratio = (a: Measured, b: Measured) => a.perProcessorSecond / b.perProcessorSecond;
    const times = (computing / 1000) * cached.perProcessorSecond;
    print(`\n${path}: ${content.length} bytes, ${cached.bytesPerAnswer} sent compressed`);
    print("                         per second   per processor second");
    print(
      `cached                  ${figure(cached.perSecond)}   ${figure(cached.perProcessorSecond)}`,
    );
    print(
      `nginx, same bytes       ${figure(yardstick.perSecond)}   ${figure(yardstick.perProcessorSecond)}`,
    );
    print(
      `304                     ${figure(notModified.perSecond)}   ${figure(notModified.perProcessorSecond)}`,
    );
    print(
      `nginx 304               ${figure(yardstick304.perSecond)}   ${figure(yardstick304.perProcessorSecond)}`,
    );
    print(`computed from the database each time: ${computing.toFixed(0)} ms`);
    return [
      within("cached of nginx", ratio(cached, yardstick), budget.cachedOfNginx),
      within("304 of nginx", ratio(notModified, yardstick304), budget.notModifiedOfNginx),
      within("times computing", times, budget.timesComputing),
    ].every(Boolean);
  } finally {
    await nginx.stop();
  }
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
