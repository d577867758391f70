import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebPath } from "@mars/contracts/pages/webRoutes";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contentTag } from "../http/answers/etags.ts";
import type { ChangeWatch } from "../publicData/ChangeWatch.ts";
import { ResponseCache } from "../publicData/ResponseCache.ts";
import { withReload, withLinkToPage } from "./noScriptDocument.ts";
import { PageRenderer, type PublicReader } from "./PageRenderer.ts";
import { renderedSearch } from "./renderedSearch.ts";
import { RenderedPages } from "./RenderedPages.ts";

const folder = mkdtempSync(join(tmpdir(), "mars-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));
// Stands for the web app's server build: the same shape, and ways to fail.
writeFileSync(
  join(folder, "renderPage.js"),
  `export async function renderPage({ pathname, search, settings, read }) {
    if (search.includes("embed=exit")) process.exit(1);
    const { data, tag } = await read("/figures");
    return {
      html: "<h1>" + pathname + search + " " + data.figure + " " + String(settings) + "</h1>",
      data: { name: "</script><script>alert(1)</script>", tag },
    };
  }`,
);

const plain = Buffer.from(
  '<head><link rel="preload" as="style" crossorigin href="/assets/a.css"></head>' +
    '<body><div id="app"></div><noscript>Slå det til</noscript></body>',
);
const document = { identity: plain, tag: contentTag(plain) };

let version: string;
let read: PublicReader;
let reads: number;
let warned: string[];
let app: FastifyInstance;
let pages: RenderedPages;

// One thread for all: starting it costs more than the tests.
const renderer = PageRenderer.open(folder, {
  settings: null,
  read: (address) => {
    reads += 1;
    return read(address);
  },
})!;
afterAll(() => renderer.close());

beforeEach(async () => {
  version = "1";
  reads = 0;
  warned = [];
  read = async () => ({ body: JSON.stringify({ figure: 7 }), tag: '"7"' });
  const watch = { version: async () => version, versionNow: () => version };
  pages = new RenderedPages({
    renderer,
    responseCache: new ResponseCache(watch as unknown as ChangeWatch),
    today: () => "2026-11-16",
    warn: (message) => warned.push(message),
    deadlineMs: 20_000,
  });
  app = Fastify();
  app.get("/*", async (request, reply) => {
    const [pathname = ""] = request.url.split("?");
    const query = request.url.slice(pathname.length);
    const page = pathname.replace(/(?<=.)\/$/, "") as WebPath;
    const loader = await pages.find({ page, pathname, query, document, caller: request.ip });
    return loader ? pages.send({ request, reply }, loader) : reply.send("plain");
  });
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("a public page arrives as a page, with its data as text that no browser runs", async () => {
  const { body, headers } = await get("/status/overview");
  expect(body).toContain('<div id="app"><h1>/status/overview 7 null</h1></div>');
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
  expect(body).not.toContain("noscript");
  expect(body).not.toContain("<script>alert");
  const [, json = ""] = /<script type="application\/json" id="rendered-data">(.*?)<\/script>/.exec(
    body,
  ) ?? [""];
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script>", tag: '"7"' });
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
});

test("it is rendered once, known by its tag, and again after a change", async () => {
  const first = await get("/");
  await get("/");
  expect(reads).toBe(1);
  const again = await get("/", { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  read = async () => ({ body: JSON.stringify({ figure: 8 }), tag: '"8"' });
  version = "2";
  const changed = await get("/", { "if-none-match": String(first.headers.etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain("/ 8 ");
});

describe("only what is known of an address decides what is rendered", () => {
  test.each([
    { query: "?asOf=2026-03-01", search: "?asOf=2026-03-01" },
    { query: "?utm_source=x&embed=kort&asOf=2026-03-01", search: "?asOf=2026-03-01&embed=kort" },
    { query: "", search: "" },
    {
      query: "?til=2026-03-31&fra=2026-03-01&sted=municipality/viborg",
      search: "?fra=2026-03-01&sted=municipality%2Fviborg&til=2026-03-31",
    },
    { query: "?fra=2026-03-01&til=&sted=", search: "?fra=2026-03-01" },
    { query: "?toString=x", search: null },
    { query: "?sted=land/viborg", search: null },
    { query: "?fra=i-gaar", search: null },
    { query: "?asOf=yesterday", search: null },
    { query: "?asOf=2026-03-01&projekt=7", search: null },
    { query: "?asOf=2026-03-01&asOf=2026-03-02", search: null },
    { query: "?embed=%3Cscript%3E", search: null },
    {
      query: "?effekt=nitrogen&enhed=tripartite&kort=plan&kvartal=2026-3",
      search: "?effekt=nitrogen&enhed=tripartite&kort=plan&kvartal=2026-3",
    },
    ...["effekt", "enhed", "kort", "kvartal"].map((name) => ({
      query: `?${name}=anything-1`,
      search: null,
    })),
    { query: "?asOf=2026-13-01", search: null },
  ])("$query", ({ query, search }) =>
    expect(renderedSearch("/status/overview", query)).toBe(search),
  );

  test.each([
    { page: "/status/kommuner", query: "?q=viborg&asOf=", search: "?q=viborg" },
    { page: "/data", query: "?q=S%C3%B8er+og", search: "?q=S%C3%B8er+og" },
    { page: "/status/kommuner", query: "?q=%3Cscript%3E", search: null },
    { page: "/status/kommuner", query: `?q=${"a".repeat(41)}`, search: null },
    { page: "/status/overview", query: "?q=viborg", search: null },
    { page: "/status/aendringer", query: "?slags=new&slags=moved", search: "?slags=new%2Cmoved" },
    { page: "/status/sammenlign", query: "?valgt=a,b&valgt=c", search: "?valgt=a%2Cb%2Cc" },
    { page: "/status/sammenlign", query: "?valgt=a,b,c,d,e,f&valgt=g", search: null },
    { page: "/status/overview", query: "?hele=1", search: "?hele=1" },
  ] as const)("$page$query", ({ page, query, search }) =>
    expect(renderedSearch(page, query)).toBe(search),
  );
});

test.each(["/screening", "/projects", "/plans", "/settings", "/status"])(
  "%s is left to the browser",
  async (url) => {
    expect((await get(url)).body).toBe("plain");
    expect(reads).toBe(0);
  },
);

test("what cannot be read leaves the plain document, and is not tried at every visit", async () => {
  read = async () => Promise.reject(new Error("503"));
  expect((await get("/")).body).toBe("plain");
  expect((await get("/")).body).toBe("plain");
  expect(reads).toBe(1);
  expect(warned).toHaveLength(1);
});

test("[T17] what the API refuses is known as refused, and is no fault to warn of", async () => {
  read = async () => Promise.reject(new Error("/status/pages/overview?asOf=2097-01-01: 422"));
  const [pathname, query] = ["/status/overview", "?asOf=2097-01-01"] as const;
  expect((await get(pathname + query)).body).toBe("plain");
  const asked = { page: pathname, pathname, query, document, caller: "127.0.0.1" };
  expect([pages.isRefused(asked), warned]).toEqual([true, []]);
  expect(pages.isRefused({ ...asked, query: "" })).toBe(false);
});

test("a slash at the end is the same page", async () => {
  await get("/status/overview");
  expect((await get("/status/overview/")).body).toContain("<h1>/status/overview 7 null</h1>");
  expect(reads).toBe(1);
});

test("one caller's many pages leave room for another's", async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<PublicReader>>>();
  read = () => promise;
  const bodies: string[] = [];
  const asked = Array.from({ length: 8 }, async (_, n) => {
    bodies.push((await get(`/status/overview?asOf=2026-03-0${n + 1}`)).body);
  });
  // Those that are too many are answered while the others wait.
  await vi.waitFor(() => expect(bodies).toEqual(Array.from({ length: 5 }, () => "plain")), 15_000);
  const other = app.inject({ url: "/", remoteAddress: "192.0.2.7" });
  resolve({ body: JSON.stringify({ figure: 7 }), tag: null });
  expect((await other).body).toContain("<h1>");
  await Promise.all(asked);
  expect(bodies.filter((body) => body.includes("<h1>"))).toHaveLength(3);
  expect((await get("/status/overview?asOf=2026-03-08")).body).toContain("<h1>");
});

test("a thread that breaks takes one page with it, not the next", async () => {
  expect((await get("/status/overview?embed=exit")).body).toBe("plain");
  const { body } = await get("/status/overview?asOf=2026-03-01");
  expect(body).toContain("<h1>/status/overview?asOf=2026-03-01 7 null</h1>");
});

test("a page that could not be made again once is plain for a moment, not for good", async () => {
  await get("/");
  version = "2";
  read = async () => Promise.reject(new Error("503"));
  expect((await get("/")).body).toBe("plain");
  read = async () => ({ body: JSON.stringify({ figure: 8 }), tag: '"8"' });
  await vi.waitFor(async () => expect((await get("/")).body).toContain("/ 8 "), 15_000);
});

test("[R1] a browser without scripts asks again for a page that is on its way", () => {
  const again = withReload(plain.toString());
  expect(again).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript></head>');
  expect(again).not.toContain("Slå det til");
});

test.each([
  { page: "/status/overview", query: "?asOf=2026-03-01", told: "again" },
  { page: "/status/overview", query: "?sort=name", told: "bare" },
  { page: "/screening", query: "?sort=name", told: null },
] as const)("[R1] without scripts $page$query is told $told", ({ page, query, told }) => {
  expect(pages.withoutScripts({ page, query })).toBe(told);
});

test("[R1] what only a script can show leads to the page itself", () => {
  const bare = withLinkToPage(plain.toString(), "bare");
  expect(bare).toContain('<a href="?">');
  expect(bare).not.toContain("Slå det til");
});
