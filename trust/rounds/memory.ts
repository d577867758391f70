import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { formOf } from "../../apps/api/src/features/uploads/testing/zipOf.ts";
import { squareAt } from "../../apps/api/src/features/projects/testing/loadWorld.ts";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import type { Figure, Round } from "../Round.ts";
import { callApi, type Call } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { fuzzedCall, type OpenApi, operationsOf } from "../support/fuzzedCall.ts";
import { randomFrom } from "../support/randomFrom.ts";
import { startEmbedded } from "../support/startEmbedded.ts";
import type { Platform } from "../support/startPlatform.ts";
import { Tally } from "../support/Tally.ts";

/** docs/capacity.md promises these for the demonstration. */
const API_LIMIT_MB = 1500;
const ENGINE_LIMIT_MB = 1200;
const CALLERS = 6;
const SAMPLE_MS = 2000;

type Sample = { apiMb: number; heapMb: number; externalMb: number; engineMb: number };

/** Everything that people can ask for, again and again: what an instance holds levels off. */
export const memory: Round = {
  name: "memory",
  what: "mixed reads, writes, analyses, tiles, documents and uploads (--minutes): memory levels off",
  async run(platform, { isShort, minutes }) {
    const figures: Figure[] = [];
    for (const engine of isShort ? ["server"] : ["server", "embedded"])
      figures.push(...(await watchMemory(platform, engine, isShort ? 20 : 60 * minutes)));
    return figures;
  },
};

async function watchMemory(platform: Platform, engine: string, seconds: number): Promise<Figure[]> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const product = await startEmbedded({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: join(platform.folder, `memory-${engine}`),
    DATABASE_URL: engine === "server" ? await platform.freshDatabase("empty") : "",
    OIDC_AUTHORITY: platform.authority.issuer,
    DEMO_DATA: "1",
    RATE_LIMIT_PER_MINUTE: "10000000",
  });
  const { origin } = product;
  const sample = async (): Promise<Sample> => {
    const { text } = await callApi(`http://127.0.0.1:${metricsPort}`, {
      path: "/metrics",
      // Node closes an idle connection after five seconds, at the moment when it may be used again.
      headers: { connection: "close" },
    });
    const mbOf = (name: string) =>
      Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]) / 2 ** 20;
    return {
      apiMb: mbOf("process_resident_memory_bytes"),
      heapMb: mbOf("nodejs_heap_size_used_bytes"),
      externalMb: mbOf("nodejs_external_memory_bytes"),
      engineMb: product.memoryMb("apps/database"),
    };
  };
  const tally = new Tally();
  const goesOn = forSeconds(seconds);
  const samples = [await sample()];
  const calls = await callsOf(platform, origin);
  const caller = async (n: number) => {
    while (goesOn()) await tally.call(origin, { ...(await calls()), from: `127.0.3.${n + 1}` });
  };
  const watching = (async () => {
    while (goesOn()) {
      await wait(SAMPLE_MS);
      samples.push(await sample());
      if (samples.length % 30 === 0)
        process.stdout.write(`    ${lineOf(samples.at(-1)!, tally)}\n`);
    }
  })();
  await Promise.all([watching, ...Array.from({ length: CALLERS }, (_, n) => caller(n))]);
  await product.stop();
  for (const fault of tally.faults) process.stdout.write(`    ${fault}\n`);
  const most = (of: keyof Sample) => Math.max(...samples.map((each) => each[of]));
  const later = samples.slice(Math.floor(samples.length / 2));
  const [third, last] = [later.slice(0, later.length / 2), later.slice(later.length / 2)];
  const mean = (part: readonly Sample[], of: keyof Sample) =>
    part.reduce((sum, each) => sum + each[of], 0) / part.length;
  const grownOf = (of: keyof Sample) => mean(last, of) / mean(third, of);
  return [
    { what: `${engine}: calls in ${(seconds / 60).toFixed(1)} minutes`, value: tally.answered },
    {
      what: "… answered 500 or not at all",
      value: tally.unanswered + tally.count((s) => s === 500),
      atMost: 0,
    },
    { what: "API, most", value: most("apiMb"), unit: "MB", atMost: API_LIMIT_MB },
    { what: "API, last quarter against the third", value: grownOf("apiMb"), atMost: 1.1 },
    {
      what: "API's heap and buffers at the end",
      value: last.at(-1)!.heapMb + last.at(-1)!.externalMb,
      unit: "MB",
    },
    ...(engine === "embedded"
      ? [
          { what: "engine, most", value: most("engineMb"), unit: "MB", atMost: ENGINE_LIMIT_MB },
          {
            what: "engine, last quarter against the third",
            value: grownOf("engineMb"),
            atMost: 1.1,
          },
        ]
      : []),
  ];
}

/** The next call by chance: most of them read, as people do. */
async function callsOf(platform: Platform, origin: string): Promise<() => Promise<Call>> {
  const random = randomFrom(7);
  const anyOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  // Just started on a busy machine it may still be reading; without its addresses nothing is tried.
  const read = async (path: string) => {
    for (;;) {
      const { status, text } = await callApi(origin, { path });
      if (status === 200) return text;
      await wait(SAMPLE_MS);
    }
  };
  const operations = operationsOf(JSON.parse(await read("/api/openapi.json")) as OpenApi);
  const pages = [...(await read("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g)].map(
    ([, path]) => path!.replaceAll("&amp;", "&"),
  );
  const projects = [...new Set(pages.flatMap((page) => /[\da-f-]{36}$/.exec(page)?.[0] ?? []))];
  const receipts: string[] = [];
  const place = (sideM: number) =>
    squareAt(480_000 + 80_000 * random(), 6_170_000 + 150_000 * random(), sideM);
  const tokenOf = (n: number) =>
    n === 0
      ? platform.authority.token({
          sub: "memory-planner",
          vat: "DK29189846",
          roles: ["miljoe_mars_planlaegger", "miljoe_mars_ansoeg_admin"],
        })
      : platform.authority.token({ sub: `memory-${n}` });
  const kinds: readonly (() => Call | Promise<Call>)[] = [
    () => ({ path: anyOf(pages) }),
    () => ({ path: anyOf(pages), headers: { "accept-encoding": "br" } }),
    () => ({ path: `/api/status/pages/projects/${anyOf(projects)}` }),
    () => ({
      path: `/api/status/projects/${anyOf(projects)}/${anyOf(["map.svg", "preview.png"])}`,
    }),
    () => ({ path: `/api/status/pages/overview?asOf=2026-0${1 + Math.floor(9 * random())}-01` }),
    () => ({
      path: `/api/search?q=${anyOf(["vib", "eng", "kær", "å", "sø"])}${Math.floor(90 * random())}`,
    }),
    () => {
      const z = Math.floor(12 * random());
      const [x, y] = [random(), random()].map((part) => Math.floor(part * 2 ** z));
      return {
        path: `/api/tiles/${anyOf(["projects", "plans", "background", "sketch-projects"])}/${z}/${x}/${y}.mvt`,
      };
    },
    () => ({ path: `/api/status/tables/${anyOf(["projects", "plans"])}.csv` }),
    () => ({ path: "/ogc/collections/projects/items?limit=100" }),
    async () => ({ ...fuzzedCall(anyOf(operations), random), token: await tokenOf(0) }),
    async () => ({ ...fuzzedCall(anyOf(operations), random), token: await tokenOf(1) }),
    () => fuzzedCall(anyOf(operations), random),
    async () => ({ path: "/api/projects?view=inbox", token: await tokenOf(0) }),
    async () => ({
      path: "/api/projects",
      token: await tokenOf(Math.floor(1 + 50 * random())),
      body: { name: "Hverdag", geometry: place(300) },
    }),
    async () => {
      if (receipts.length > 0 && random() < 0.5) {
        const file = anyOf(["pdf", "findings.gpkg", "findings.geojson", "findings.csv"]);
        return { path: `/api/screening/analyses/${anyOf(receipts)}/${file}` };
      }
      const body = { geometry: place(500 + 2000 * random()), name: "Mit areal" };
      const { text } = await callApi(origin, { path: "/api/screening/analyses", body });
      const id = /"id":"([^"]+)"/.exec(text)?.[1];
      if (id !== undefined) receipts.push(id);
      return { path: `/api/screening/analyses/${id ?? "none"}` };
    },
    () => {
      const area = JSON.stringify({ type: "Feature", properties: {}, geometry: place(400) });
      const { payload, headers } = formOf("areal.geojson", Buffer.from(area));
      return {
        path: "/api/geometries/upload",
        bytes: { type: headers["content-type"], data: payload },
      };
    },
  ];
  return async () => anyOf(kinds)();
}

function lineOf({ apiMb, heapMb, externalMb, engineMb }: Sample, tally: Tally): string {
  const rounded = [apiMb, heapMb, externalMb, engineMb].map((mb) => Math.round(mb));
  return `${tally.answered} calls: API ${rounded[0]} MB (heap ${rounded[1]}, buffers ${rounded[2]}), engine ${rounded[3]} MB`;
}
