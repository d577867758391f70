/**
 * Screening an area against 25 layers over HTTP: ours and PostGIS' own answer, taking turns on the
 * same areas on one PostgreSQL. `node bench/screening.ts` makes a land of a twentieth of Denmark at
 * national density; `--national` makes all of it (2 million features of 80 million corners, some ten
 * minutes). BENCH_LAND names a database that keeps the land from one run to the next, and next to it
 * BENCH_FOLDER the packed layers; `--workers` measures the threads alone. Every area is asked once,
 * so nothing is answered from memory.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest, Agent } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LayerStore } from "../apps/api/src/platform/layers/LayerStore.ts";
import { areaRings } from "../apps/api/src/platform/overlap/areaRings.ts";
import { MeasuringPool } from "../apps/api/src/platform/overlap/MeasuringPool.ts";
import { layerNames, sideM, south, west } from "./screeningLayers.ts";
import { twoThreadsOfOne } from "./twoThreads.ts";
import { openLand } from "./screeningLand.ts";

const isNational = process.argv.includes("--national");
const scale = isNational ? 1 : Number(process.env["BENCH_SCALE"] ?? 0.05);
const sizes = [
  { ha: 1, corners: 12, areas: 20, budget: 0.05 },
  { ha: 50, corners: 60, areas: 20, budget: 0.04 },
  { ha: 500, corners: 300, areas: 12, budget: 0.05 },
  { ha: 5_000, corners: 10_000, areas: 6, budget: 0.02 },
];
const SQL_BUDGET = 0.35;
const WORKERS_BUDGET = 1.8;

let seed = 7;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const print = (line: string) => process.stdout.write(`${line}\n`);
const agent = new Agent({ keepAlive: true });
const kept = process.env["BENCH_FOLDER"];
const folder = kept ?? mkdtempSync(join(tmpdir(), "mars-bench-screening-"));
print(`load of the machine ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`);
const { database, url, close } = await openLand(scale, print);
const children: ChildProcess[] = [];
let isWithin = true;
try {
  await benchWorkers();
  if (!process.argv.includes("--workers")) await benchHttp();
} finally {
  for (const child of children) child.kill("SIGKILL");
  agent.destroy();
  await close();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isWithin ? 0 : 1;

/** An area of the given size, somewhere, with rough edges. */
function area({ ha, corners }: { ha: number; corners: number }) {
  const radius = Math.sqrt((ha * 10_000) / Math.PI) / 0.86;
  const room = sideM(scale) - 2 * radius;
  const x = west + radius + random() * room;
  const y = south + radius + random() * room;
  const turn = random() * 6;
  const ring = Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / corners;
    const reach =
      radius *
      (0.84 + 0.1 * Math.sin(3 * angle + turn) + 0.05 * Math.sin(17 * angle) + 0.005 * random());
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return { type: "Polygon" as const, coordinates: [[...ring, ring[0]!]] };
}

async function benchWorkers(): Promise<void> {
  const turns = new Map<number, number[]>([
    [1, []],
    [2, []],
  ]);
  const [one, two] = [new MeasuringPool(1), new MeasuringPool(2)];
  const store = new LayerStore({
    database,
    pool: one,
    folder: join(folder, "layers"),
    warn: print,
  });
  await store.refresh();
  const keys = store.all().map(({ key }) => key);
  // Both look at the same memory: a copy each would measure how it is paged in.
  for (const key of keys) two.addLayer(key, one.layer(key)!);
  const pools = [
    { size: 1, pool: one },
    { size: 2, pool: two },
  ];
  const bytes = keys.reduce((sum, key) => sum + one.layer(key)!.buffer.byteLength, 0);
  const polygons = Array.from({ length: 8 }, () => areaRings(area(sizes[3]!)));
  for (let round = -3; round < 15; round++) {
    for (const { size, pool } of pools) {
      const started = performance.now();
      for (const rings of polygons) await pool.measure(rings, keys, () => undefined);
      if (round >= 0) turns.get(size)!.push(performance.now() - started);
    }
  }
  // Round by round: what else the machine does comes and goes.
  const speedup = median(turns.get(1)!.map((oneMs, round) => oneMs / turns.get(2)![round]!));
  const most = await twoThreadsOfOne();
  judge(
    speedup >= WORKERS_BUDGET,
    `two workers ${speedup.toFixed(2)} times one (at least ${WORKERS_BUDGET}; plain arithmetic gains ${most.toFixed(2)} here and now); layers ${(bytes / 1e6).toFixed(0)} MB, shared`,
  );
  store.close();
  await Promise.all([one.close(), two.close()]);
}

async function benchHttp(): Promise<void> {
  let rss = 0;
  const start = async (mode: string) => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL("serveScreening.ts", import.meta.url)), mode],
      {
        env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    children.push(child);
    return new Promise<number>((ready) => {
      child.stdout.on("data", (said: Buffer) => {
        const text = said.toString();
        const [, bytes] = /rss (\d+)/.exec(text) ?? [];
        if (bytes) rss = Math.max(rss, Number(bytes));
        else ready(Number(text.split("\n")[0]));
      });
    });
  };
  const [mars, naive, fallback] = [await start("mars"), await start("naive"), await start("sql")];
  // A server that has run for a minute has its code compiled; ours has more of it than the yardsticks.
  for (let warm = 0; warm < 25; warm++)
    for (const size of sizes) {
      const body = JSON.stringify({ geometry: area(size) });
      await ask(mars, "/api/screening/analyses", body);
      if (warm < 1) {
        await ask(naive, "/", body);
        await ask(fallback, "/", body);
      }
    }
  print("area      naive p50   ours p50 (figures)  ratio   whole stream  ratio   SQL ratio");
  for (const size of sizes) {
    const figures: number[] = [];
    const whole: number[] = [];
    const sqlOnly: number[] = [];
    const times: number[][] = [[], []];
    for (let turn = 0; turn < size.areas; turn++) {
      const body = JSON.stringify({ geometry: area(size) });
      const theirs = await ask(naive, "/", body);
      const ours = await ask(mars, "/api/screening/analyses", body);
      const inSql = await ask(fallback, "/", body);
      compare(ours.text, theirs.text);
      figures.push(ours.figuresMs / theirs.wholeMs);
      whole.push(ours.wholeMs / theirs.wholeMs);
      sqlOnly.push(inSql.wholeMs / theirs.wholeMs);
      times[0]!.push(theirs.wholeMs);
      times[1]!.push(ours.figuresMs);
    }
    print(
      `${`${size.ha} ha`.padEnd(9)} ${median(times[0]!).toFixed(1).padStart(8)} ms ${median(times[1]!).toFixed(2).padStart(10)} ms ${median(figures).toFixed(3).padStart(14)} ${median(whole).toFixed(3).padStart(20)} ${median(sqlOnly).toFixed(3).padStart(11)}`,
    );
    judge(
      median(figures) <= size.budget,
      `${size.ha} ha: figures ${median(figures).toFixed(3)} of naive (at most ${size.budget})`,
    );
    // At 1 ha the receipt and the attributes may follow; elsewhere they belong to the answer.
    if (size.ha > 1)
      judge(
        median(whole) <= size.budget,
        `${size.ha} ha: with attributes and stored receipt ${median(whole).toFixed(3)} of naive (at most ${size.budget})`,
      );
    judge(
      median(sqlOnly) <= SQL_BUDGET,
      `${size.ha} ha: SQL alone ${median(sqlOnly).toFixed(3)} of naive (at most ${SQL_BUDGET})`,
    );
  }
  const live: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const body = JSON.stringify({ geometry: area(sizes[1]!) });
    live.push((await ask(mars, "/api/screening/live", body)).wholeMs);
  }
  judge(
    percentile(live, 0.95) <= 50,
    `live figures of 50 ha: ${median(live).toFixed(1)} ms, 95 % within ${percentile(live, 0.95).toFixed(1)} ms (at most 50)`,
  );
  print(`memory of the server: ${(rss / 1e6).toFixed(0)} MB, layers included`);
}

type Timed = { figuresMs: number; wholeMs: number; text: string };

function ask(port: number, path: string, body: string): Promise<Timed> {
  return new Promise((settle, fail) => {
    const started = performance.now();
    let text = "";
    let figuresMs = 0;
    const request = httpRequest(
      {
        port,
        path,
        agent,
        method: "POST",
        host: "127.0.0.1",
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (piece: string) => {
          text += piece;
          if (text.includes('"kind":"finding"') && findings(text) === layerNames.length)
            figuresMs ||= performance.now() - started;
        });
        response.on("end", () => {
          if (response.statusCode !== 200) fail(new Error(text.slice(0, 300)));
          else settle({ figuresMs, wholeMs: performance.now() - started, text });
        });
      },
    );
    request.on("error", fail).end(body);
  });
}

function findings(text: string): number {
  let count = 0;
  for (
    let at = text.indexOf('"kind":"finding"');
    at >= 0;
    at = text.indexOf('"kind":"finding"', at + 1)
  )
    count++;
  return count;
}

/** Both must have measured the same, or the times mean nothing. */
function compare(ours: string, theirs: string): void {
  const naive = new Map(
    (JSON.parse(theirs) as { versionId: number; rows: { m2: number }[] }[]).map((one) => [
      one.versionId,
      one.rows,
    ]),
  );
  for (const line of ours.trim().split("\n")) {
    const finding = JSON.parse(line) as {
      kind: string;
      overlapHa: number;
      datasetId: string;
      touchedCount: number;
      version: { id: number };
    };
    if (finding.kind !== "finding") continue;
    const rows = naive.get(finding.version.id)!;
    const m2 = rows.reduce((sum, row) => sum + row.m2, 0);
    const allowed = Math.max(1e-6 * m2, 1e-3 * Math.max(1, rows.length));
    const touched = rows.filter((row) => row.m2 > 1).length;
    if (
      Math.abs(finding.overlapHa * 10_000 - m2) > allowed ||
      Math.abs(touched - finding.touchedCount) >
        rows.filter(({ m2: one }) => Math.abs(one - 1) < 1e-3).length
    )
      throw new Error(
        `${finding.datasetId}: ${finding.overlapHa * 10_000} m² of ${finding.touchedCount}, PostGIS says ${m2} m² of ${touched}`,
      );
  }
}

function judge(isGood: boolean, line: string): void {
  isWithin &&= isGood;
  print(`${isGood ? "  ok  " : "  MISS"} ${line}`);
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
