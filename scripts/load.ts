/**
 * `npm run load -- [visitors]`: two instances on the database at DATABASE_URL (and the replicas at
 * DATABASE_REPLICA_URLS), and visitors who read the public pages through both and search once, which
 * no memory answers. Prints what answers took, what a thousand visitors cost in processor time, and
 * which database worked how much.
 */
import { join } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { startTestAuthority } from "../apps/api/src/testing/startTestAuthority.ts";
import { buildWeb } from "./run/buildWeb.ts";
import { freePort } from "../packages/embedded/src/freePort.ts";
import { startProgram } from "./run/startProgram.ts";
import { waitUntilReady } from "./run/waitUntilReady.ts";

/** What one visitor reads: the front page, the overview, a map and one unit. */
const VISIT = [
  "/",
  "/app-settings.json",
  "/api/status/pages/overview",
  "/api/status/pages/map",
  "/api/status/pages/units/municipality",
  "/api/master-data",
];
const AT_ONCE = 20;
const LETTERS = "abdefghijklmnoprstuvyøå";

const root = join(import.meta.dirname, "..");
const visitors = Number(process.argv[2] ?? 1000);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const refusals = new Map<string, number>();

type Instance = { site: string; metrics: string; stop: () => Promise<void> };

async function startInstance(issuer: string): Promise<Instance> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const program = startProgram(join(root, "apps/api/src/main.ts"), {
    ...process.env,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    OIDC_AUTHORITY: issuer,
    LOG_LEVEL: "warn",
    RATE_LIMIT_PER_MINUTE: "10000000",
  });
  const site = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${site}/api/health/ready`, program);
  return { site, metrics: `http://127.0.0.1:${metricsPort}/metrics`, stop: () => program.stop() };
}

async function processorSeconds({ metrics }: Instance): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Two letters, other ones for each visitor. */
function searchOf(visitor: number): string {
  const letter = (n: number) => LETTERS[n % LETTERS.length];
  return `/api/search?q=${encodeURIComponent(`${letter(visitor)}${letter(Math.floor(visitor / LETTERS.length))}`)}`;
}

/** The primary first, then each replica: transactions it has finished so far. */
async function transactions(): Promise<number[]> {
  const urls = [process.env.DATABASE_URL, ...(process.env.DATABASE_REPLICA_URLS ?? "").split(",")];
  const counts: number[] = [];
  for (const url of urls.flatMap((one) => one || [])) {
    const database = await connectDatabase({ url, poolSize: 1 });
    const { rows } = await sql<{ n: number }>`
      select xact_commit as n from pg_stat_database where datname = current_database()`.execute(
      database.write,
    );
    counts.push(rows[0]?.n ?? 0);
    await database.close();
  }
  return counts;
}

async function visit({ site }: Instance, visitor: number, tookMs: number[]): Promise<void> {
  for (const path of [...VISIT, searchOf(visitor)]) {
    const began = performance.now();
    const answer = await fetch(site + path, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    tookMs.push(performance.now() - began);
    if (answer.ok) continue;
    const key = `${answer.status} ${path}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  }
}

const quantile = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);

await buildWeb(root);
const authority = await startTestAuthority();
const instances: Instance[] = [];
try {
  instances.push(await startInstance(authority.issuer), await startInstance(authority.issuer));
  for (const instance of instances) await visit(instance, 0, []);
  refusals.clear();
  const before = await Promise.all(instances.map(processorSeconds));
  const workedBefore = await transactions();
  const tookMs: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < visitors) {
        const instance = instances[next % instances.length]!;
        next += 1;
        await visit(instance, next, tookMs);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const failed = [...refusals.values()].reduce((sum, one) => sum + one, 0);
  const after = await Promise.all(instances.map(processorSeconds));
  const spent = after.reduce((sum, one, i) => sum + one - before[i]!, 0);
  const worked = (await transactions()).map((count, i) => count - workedBefore[i]!);
  tookMs.sort((a, b) => a - b);
  say(
    `${visitors} visitors, ${tookMs.length} requests in ${seconds.toFixed(1)} s, ${failed} failed`,
  );
  for (const [what, count] of refusals) say(`refused: ${what} (${count})`);
  say(
    `answers: p50 ${quantile(tookMs, 0.5)} ms, p95 ${quantile(tookMs, 0.95)} ms, p99 ${quantile(tookMs, 0.99)} ms`,
  );
  say(
    `transactions: ${worked.map((count, i) => `${i === 0 ? "primary" : `replica ${i}`} ${count}`).join(", ")}`,
  );
  say(
    `processor: ${((1000 * spent) / visitors).toFixed(1)} s per thousand visitors, without a cache in front`,
  );
} finally {
  for (const { stop } of instances) await stop();
  await authority.stop();
}
