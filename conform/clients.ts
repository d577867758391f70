import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import {
  newSecret,
  webhookHeaders,
} from "../apps/api/src/features/status/subscriptions/signWebhook.ts";
import { people } from "../e2e/support/people.ts";
import { beginAs, visit } from "../e2e/support/screens.ts";
import { freePort } from "../packages/embedded/src/freePort.ts";
import { browser } from "./pages.ts";
import {
  bin,
  counted,
  debianVersion,
  inTool,
  npmVersion,
  outputOf,
  type Part,
  type Subject,
} from "./tools.ts";

/** Programs of others that talk with the product, and our own client that talks with theirs. */
export function clientParts({ origin, folder }: Subject, openApi: string): Part[] {
  const collections = async (): Promise<string[]> => {
    const answer = (await (await fetch(`${origin}/ogc/collections?f=json`)).json()) as {
      collections: { id: string }[];
    };
    return answer.collections.map(({ id }) => id);
  };
  return [
    {
      tool: "@ogcapi-js/features",
      version: npmVersion("@ogcapi-js/features"),
      checked: "OGC API Features: features of every collection",
      run: async () => {
        const { FeatureService } = await import(inTool("@ogcapi-js/features/dist/index.js"));
        const service = new FeatureService({ baseUrl: `${origin}/ogc` });
        const found: string[] = [];
        for (const id of await collections()) {
          // oxlint-disable-next-line no-await-in-loop
          const { features } = await service.getFeatures(id, { limit: 3 });
          if (!Array.isArray(features) || features.length === 0) found.push(`no feature in ${id}`);
        }
        return counted(found);
      },
    },
    {
      tool: "QGIS",
      version: debianVersion("python3-qgis"),
      checked: "OGC API Features: every collection opened as a layer, 50 features with geometry",
      run: async () => {
        const script = join(import.meta.dirname, "readWithQgis.py");
        const args = [script, `${origin}/ogc/`, ...(await collections())];
        const text = await outputOf("/usr/bin/python3", args, {
          env: { ...process.env, XDG_RUNTIME_DIR: folder },
        });
        const lines = text.trim().split("\n");
        if (lines.pop() !== "end") throw new Error(`QGIS came to no end: ${text}`);
        return counted(lines);
      },
    },
    {
      tool: "cql2-wasm",
      version: npmVersion("cql2-wasm"),
      checked: `${filters.length} filters on projects: cql2's own matches, our text and our JSON find the same features`,
      run: () => compareFilters(origin),
    },
    {
      tool: "@mapbox/vector-tile",
      version: npmVersion("@mapbox/vector-tile"),
      checked: "a tile of every dataset: version 2, features, geometry within reach of the tile",
      run: () => readTiles(origin, collections),
    },
    {
      tool: "standardwebhooks",
      version: npmVersion("standardwebhooks"),
      checked: "the signature of a call as the product writes it; a changed body is refused",
      run: async () => {
        const { Webhook } = await import(inTool("standardwebhooks/dist/index.js"));
        const [secret, body] = [newSecret(), JSON.stringify({ type: "status", data: "æøå" })];
        const headers = webhookHeaders({ id: randomUUID(), at: new Date(), body, secret });
        new Webhook(secret).verify(body, headers);
        try {
          new Webhook(secret).verify(`${body} `, headers);
          return counted(["a changed body is accepted"]);
        } catch {
          return [];
        }
      },
    },
    {
      tool: "@mdn/mdn-http-observatory",
      version: npmVersion("@mdn/mdn-http-observatory"),
      checked: "every test on the headers of the front page, by HTTP",
      run: async () => {
        // Its list of hosts that browsers know by heart is fetched when it is installed, by a script.
        await writeFile(inTool("@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}");
        const [{ retrieve }, { ALL_TESTS }] = await Promise.all([
          import(inTool("@mdn/mdn-http-observatory/src/retriever/retriever.js")),
          import(inTool("@mdn/mdn-http-observatory/src/constants.js")),
        ]);
        const { hostname, port } = new URL(origin);
        const site = await retrieve(hostname, { httpPort: port, httpsPort: port });
        const results = ALL_TESTS.map((test: (site: unknown) => unknown) => test(site)) as {
          pass: boolean;
          result: string;
        }[];
        return counted(results.filter(({ pass }) => !pass).map(({ result }) => result));
      },
    },
    {
      tool: "@stoplight/prism-cli",
      version: npmVersion("@stoplight/prism-cli"),
      checked:
        "our web app in Chromium against a mock of the OpenAPI document: every call is one that it describes, and no page fails",
      run: () => talkToMock(origin, openApi),
    },
  ];
}

const filters = [
  "areaHa > 50 AND stage = 'established'",
  "name LIKE 'A%'",
  "stage IN ('established', 'establishment_approval')",
  "areaHa BETWEEN 10 AND 20",
  "NOT (projectStatus = 6)",
  "subsidyScheme IS NOT NULL",
  "nitrogenReductionT + 1 > 3",
  "areaHa > extractionEffortHa",
  "S_INTERSECTS(geometry, POLYGON((9 56, 10 56, 10 57, 9 57, 9 56)))",
];

async function compareFilters(origin: string) {
  const { parseText } = await import(inTool("cql2-wasm/cql2_wasm.js"));
  type Feature = { id: string; geometry: unknown; properties: Record<string, unknown> };
  const items = async (query: Record<string, string>): Promise<Feature[]> => {
    const found: Feature[] = [];
    const search = new URLSearchParams({ f: "json", limit: "1000", ...query });
    let next: string | undefined = `${origin}/ogc/collections/projects/items?${search}`;
    while (next) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await fetch(next);
      // oxlint-disable-next-line no-await-in-loop
      const page = (await answer.json()) as {
        features: Feature[];
        links: { rel: string; href: string }[];
        detail?: string;
      };
      if (!answer.ok) throw new Error(`${answer.status} ${page.detail} ${query.filter}`);
      found.push(...page.features);
      next = page.links.find(({ rel }) => rel === "next")?.href;
    }
    return found;
  };
  const idsOf = (features: readonly Feature[]) =>
    features
      .map(({ id }) => id)
      .toSorted()
      .join(" ");
  const all = await items({});
  const found: string[] = [];
  for (const filter of filters) {
    const expression = parseText(filter);
    const theirs = idsOf(
      all.filter((one) => expression.matches({ ...one.properties, geometry: one.geometry })),
    );
    // oxlint-disable-next-line no-await-in-loop
    const text = idsOf(await items({ filter, "filter-lang": "cql2-text" }));
    const asJson = String(expression.to_json());
    // oxlint-disable-next-line no-await-in-loop
    const json = idsOf(await items({ filter: asJson, "filter-lang": "cql2-json" }));
    if (text !== theirs) found.push(`${filter}: as text others than cql2's`);
    if (json !== text) found.push(`${filter}: as JSON others than as text`);
    if (text === "") found.push(`${filter}: nothing found, nothing compared`);
  }
  return counted(found);
}

async function readTiles(origin: string, collections: () => Promise<string[]>) {
  const [{ VectorTile }, { default: Pbf, PbfReader }] = await Promise.all([
    import(inTool("@mapbox/vector-tile/index.js")),
    import(inTool("pbf/index.js")),
  ]);
  const Reader = PbfReader ?? Pbf;
  const found: string[] = [];
  for (const id of (await collections()).filter((one) => one.startsWith("urn:"))) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`${origin}/api/tiles/${encodeURIComponent(id)}/0/0/0.mvt`);
    // oxlint-disable-next-line no-await-in-loop
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok) found.push(`${answer.status} for the first tile of ${id}`);
    if (!answer.ok || bytes.length === 0) continue;
    const { layers } = new VectorTile(new Reader(bytes)) as {
      layers: Record<
        string,
        {
          version: number;
          extent: number;
          length: number;
          feature: (at: number) => { loadGeometry: () => { x: number; y: number }[][] };
        }
      >;
    };
    for (const layer of Object.values(layers)) {
      if (layer.version !== 2) found.push(`version ${layer.version} in ${id}`);
      for (let at = 0; at < layer.length; at += 1) {
        const points = layer.feature(at).loadGeometry().flat();
        const isNear = ({ x, y }: { x: number; y: number }) =>
          [x, y].every((value) => value >= -layer.extent && value <= 2 * layer.extent);
        if (points.length === 0 || !points.every(isNear)) found.push(`geometry outside in ${id}`);
      }
    }
  }
  return counted(found);
}

async function talkToMock(origin: string, openApi: string) {
  const port = await freePort();
  const mock = spawn(bin("prism"), ["mock", openApi, "--port", String(port)], { stdio: "ignore" });
  const program = await chromium.launch({ executablePath: browser(), args: ["--no-sandbox"] });
  const found: string[] = [];
  let calls = 0;
  try {
    await answering(`http://127.0.0.1:${port}/`, mock);
    for (const { person, paths } of [
      { person: null, paths: ["/screening", "/status/aendringer", "/status/sammenlign", "/data"] },
      { person: people.company, paths: ["/projects", "/messages", "/settings"] },
      { person: people.planner, paths: ["/plans"] },
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const context = await program.newContext({ baseURL: origin, serviceWorkers: "block" });
      // oxlint-disable-next-line no-await-in-loop
      const page = await context.newPage();
      // oxlint-disable-next-line no-await-in-loop
      await beginAs(page, person);
      page.on("pageerror", ({ message }) => found.push(`page error: ${message}`));
      // oxlint-disable-next-line no-await-in-loop
      await context.route(`${origin}/api/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const url = `http://127.0.0.1:${port}${pathname.replace(/^\/api/, "")}${search}`;
        const answer = await route.fetch({ url }).catch(() => null);
        if (!answer) return route.abort();
        calls += 1;
        // 404 without a path of this name, 422 for what the description does not allow.
        if ([404, 405, 422, 500].includes(answer.status()))
          found.push(
            `${answer.status()} ${route.request().method()} ${pathname.replaceAll(/[\da-f-]{36}/g, "{id}")}`,
          );
        return route.fulfill({ response: answer });
      });
      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop
        await visit(page, path);
        // oxlint-disable-next-line no-await-in-loop
        await page.waitForTimeout(1000);
      }
      // oxlint-disable-next-line no-await-in-loop
      await context.unrouteAll({ behavior: "ignoreErrors" });
      // oxlint-disable-next-line no-await-in-loop
      await context.close();
    }
  } finally {
    await program.close();
    mock.kill();
  }
  if (calls === 0) found.push("no call reached the mock");
  return counted(found);
}

async function answering(address: string, mock: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 60 && mock.exitCode === null; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (await fetch(address).catch(() => null)) return;
    // oxlint-disable-next-line no-await-in-loop
    await wait(1000);
  }
  throw new Error("the mock does not answer");
}
