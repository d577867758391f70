import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { webRoutes } from "@mars/contracts/pages/webRoutes";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildServer } from "./buildServer.ts";
import { fixedCollections } from "./features/openData/ogc/collections.ts";
import { openApi30 } from "./features/openData/ogc/openApi30.ts";
import type { ConstantChanges } from "./platform/config/constants.ts";
import { readConfig } from "./platform/config/readConfig.ts";
import type { App } from "./platform/http/App.ts";
import { noDatabase } from "./testing/noDatabase.ts";

const webRoot = mkdtempSync(join(tmpdir(), "mars-web-"));
const script = `console.log(${JSON.stringify("x".repeat(4000))});`;
const inline = "document.documentElement.classList.add('js');";
beforeAll(() => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "assets/app-1a2b3c.js"), script);
  writeFileSync(join(webRoot, "robots.txt"), "User-agent: *\n");
  writeFileSync(
    join(webRoot, "index.html"),
    `<!doctype html><html lang="da"><head><title>MARS</title><script>${inline}</script></head><body>app</body></html>`,
  );
});
afterAll(() => rmSync(webRoot, { recursive: true }));

/** Building a server costs more than any test here; those with the same configuration share one. */
const built = new Map<string, Promise<App>>();
afterAll(async () => {
  for (const app of built.values()) await (await app).close();
});

function server(env: Record<string, string> = {}, constants?: ConstantChanges): Promise<App> {
  const key = JSON.stringify([env, constants]);
  const app = built.get(key) ?? build(env, constants);
  built.set(key, app);
  return app;
}

function build(env: Record<string, string>, constants?: ConstantChanges): Promise<App> {
  const root = join(import.meta.dirname, "../../..");
  const config = readConfig(
    { LOG_LEVEL: "silent", OIDC_AUTHORITY: "http://127.0.0.1:9", ...env },
    { server: { webRoot: relative(root, webRoot) }, ...constants },
  );
  return buildServer({ config, database: noDatabase });
}

describe("security headers", () => {
  test("let nothing foreign or inline run", async () => {
    const { headers } = await (await server()).inject("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/default-src 'self';/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).not.toContain("*");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("allow exactly the build's own inline script, by hash", async () => {
    const { headers } = await (await server()).inject("/");
    const { createHash } = await import("node:crypto");
    const hash = createHash("sha256").update(inline).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  });

  test("let the page reach the hosts of the configuration", async () => {
    const { headers } = await (
      await server({
        OIDC_AUTHORITY: "https://login.example.dk/realm",
        PORTAL_API: "https://portal.example.dk/api",
        MAP_BACKGROUNDS: JSON.stringify([
          {
            id: "topo",
            titleDa: "Kort",
            kind: "wmts",
            url: "https://tiles.example.dk/wmts",
            layer: "t",
          },
        ]),
      })
    ).inject("/");
    const connect = /connect-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
    expect(connect).toContain("https://login.example.dk");
    expect(connect).toContain("https://portal.example.dk");
    expect(connect).toContain("https://tiles.example.dk");
  });

  test("demand https only where the site has it", async () => {
    const plain = await (await server()).inject("/api/health/live");
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    const secure = await (
      await server({ PUBLIC_ORIGIN: "https://mars.example.dk" })
    ).inject("/api/health/live");
    expect(secure.headers["strict-transport-security"]).toContain("max-age=63072000");
  });
});

describe("problem documents", () => {
  test.each([
    { what: "unknown address", url: "/api/nowhere", status: 404, code: "request.not-found" },
    {
      what: "wrong method",
      method: "DELETE" as const,
      url: "/api/user/info",
      status: 405,
      code: "request.method-not-allowed",
    },
    { what: "no token", url: "/api/user/info", status: 401, code: "identity.missing" },
    { what: "unreadable address", url: "/api/%zz", status: 400, code: "request.malformed" },
    {
      what: "body that is no JSON",
      method: "POST" as const,
      url: "/api/user/track",
      headers: { "content-type": "application/json" },
      payload: "{",
      status: 400,
      code: "request.malformed",
    },
    {
      what: "body of a type nobody reads",
      method: "POST" as const,
      url: "/api/user/track",
      headers: { "content-type": "text/turtle" },
      payload: "x",
      status: 415,
      code: "request.media-type",
    },
    {
      what: "body that is too large",
      method: "POST" as const,
      url: "/api/user/track",
      payload: { feature: "x".repeat(3000) },
      status: 413,
      code: "request.too-large",
    },
    {
      what: "authority out of reach",
      url: "/api/user/info",
      headers: { authorization: "Bearer a.b.c" },
      status: 503,
      code: "identity.unavailable",
    },
    {
      what: "a failure of ours",
      method: "POST" as const,
      url: "/api/user/track",
      payload: { feature: "consent" },
      status: 500,
      code: "server.fault",
    },
  ])("$what answers $status $code", async ({ status, code, what, ...request }) => {
    expect(what).not.toBe("");
    const answer = await (await server({}, { rates: { bodyKb: 2 } })).inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({
      type: `urn:mars:problem:${code}`,
      status,
      code,
      title: expect.any(String),
      detail: expect.any(String),
      requestId: answer.headers["x-request-id"],
    });
  });

  test("a wrong method says which are right", async () => {
    const answer = await (await server()).inject({ method: "PUT", url: "/api/user/track" });
    expect(answer.headers.allow).toBe("POST");
  });

  test("a failure of ours tells nothing of the inside", async () => {
    const answer = await (
      await server()
    ).inject({
      method: "POST",
      url: "/api/user/track",
      payload: { feature: "consent" },
    });
    expect(answer.body).not.toMatch(/database|at \w+|\.ts/i);
  });

  test("faults in the input name every field", async () => {
    const answer = await (
      await server()
    ).inject({
      method: "POST",
      url: "/api/user/track",
      payload: { feature: "", sessionId: "x y", statisticsConsent: "ja" },
    });
    expect(answer.statusCode).toBe(400);
    const fields = answer.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(["body.feature", "body.sessionId", "body.statisticsConsent"]);
  });

  test("an empty body with a JSON content type is no fault of reading", async () => {
    const answer = await (
      await server()
    ).inject({
      method: "POST",
      url: "/api/user/track",
      headers: { "content-type": "application/json" },
    });
    expect(answer.json()).toMatchObject({ code: "request.invalid" });
  });

  test("a body that reaches for the prototype is refused", async () => {
    const answer = await (
      await server()
    ).inject({
      method: "POST",
      url: "/api/user/track",
      headers: { "content-type": "application/json" },
      payload: '{"feature":"consent","__proto__":{"admin":true}}',
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe("request ids", () => {
  test("a sane one is taken over", async () => {
    const { headers } = await (
      await server()
    ).inject({
      url: "/api/health/live",
      headers: { "x-request-id": "trace-12345678" },
    });
    expect(headers["x-request-id"]).toBe("trace-12345678");
  });

  test("an unsafe one is replaced", async () => {
    const { headers } = await (
      await server()
    ).inject({
      url: "/api/health/live",
      headers: { "x-request-id": "<script>alert(1)</script>" },
    });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("reading again", () => {
  test("answers 304 to who has it, also behind a proxy that weakens the tag", async () => {
    const own = await server();
    const first = await own.inject("/app-settings.json");
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await own.inject({
        url: "/app-settings.json",
        headers: { "if-none-match": known },
      });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe("");
    }
    const other = await own.inject({
      url: "/app-settings.json",
      headers: { "if-none-match": '"other"' },
    });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    { encoding: "br", unpack: brotliDecompressSync },
    { encoding: "gzip", unpack: gunzipSync },
  ])("is compressed as $encoding", async ({ encoding, unpack }) => {
    const own = await server();
    for (const url of ["/api/openapi.json", "/assets/app-1a2b3c.js"]) {
      const plain = await own.inject(url);
      const packed = await own.inject({ url, headers: { "accept-encoding": encoding } });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(String(packed.headers.vary).toLowerCase()).toContain("accept-encoding");
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    }
  });
});

describe("rate limit", () => {
  test("answers 429 with the time to wait; health is exempt", async () => {
    const own = await server({ RATE_LIMIT_PER_MINUTE: "3" });
    for (let times = 0; times < 3; times += 1)
      expect((await own.inject("/api/user/info")).statusCode).toBe(401);
    const refused = await own.inject("/api/user/info");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      "ratelimit-limit": "3",
      "ratelimit-remaining": "0",
      "x-content-type-options": "nosniff",
    });
    expect(refused.json()).toMatchObject({ code: "request.too-many" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await own.inject("/api/health/live")).statusCode).toBe(200);
  });

  test("[P10] fixed documents are ready bytes with a tag, and have a limit of their own", async () => {
    const own = await server({ RATE_LIMIT_PER_MINUTE: "2" });
    for (const url of ["/api/openapi.json", "/api/docs", "/app-settings.json"]) {
      // The first of each is made by its route; who is over the limit then is not refused it again.
      const remoteAddress = `192.0.2.${url.length}`;
      const first = await own.inject({ url, remoteAddress });
      for (let times = 0; times < 4; times += 1) {
        const again = await own.inject({ url, remoteAddress });
        expect(again.statusCode).toBe(200);
        expect(again.body).toBe(first.body);
        expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
      }
      const headers = { "if-none-match": String(first.headers.etag) };
      expect((await own.inject({ url, headers, remoteAddress })).statusCode).toBe(304);
    }
  });

  test("what is sent as JSON or as a page is kept apart by caches", async () => {
    const own = await server();
    const { headers } = await own.inject({ url: "/ogc", headers: { accept: "text/html" } });
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
    expect(String(headers["vary"]).split(", ")).toEqual(["accept", "accept-encoding"]);
  });

  test("counts unknown addresses too", async () => {
    const own = await server({ RATE_LIMIT_PER_MINUTE: "1" });
    expect((await own.inject("/api/nowhere")).statusCode).toBe(404);
    expect((await own.inject("/api/nowhere")).statusCode).toBe(429);
  });
});

describe("the web app's pages", () => {
  test("[R1] every page is served at its address", async () => {
    const own = await server();
    for (const { path, ...page } of webRoutes) {
      // Lead elsewhere, see below.
      if (path === "/was" || "leadsTo" in page) continue;
      const url = path
        .replace(":effect", "nitrogen")
        // What cannot be the id of a project has no page, whatever the database holds.
        .replace("/projekter/:projectId", "/projekter/00000000-0000-4000-8000-000000000017")
        .replaceAll(/:\w+/g, "17");
      const answer = await own.inject(url);
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
  });

  test.each([
    { url: "/status", to: "/status/overview" },
    { url: "/status/?asOf=2026-03-01", to: "/status/overview?asOf=2026-03-01" },
    { url: "/dashboard?hele=1", to: "/dashboard/overview?hele=1" },
  ])("[R1] $url leads to $to without scripts too", async ({ url, to }) => {
    const { statusCode, headers } = await (await server()).inject(url);
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to });
  });

  test.each([
    "/nowhere",
    "/status/ukendt",
    "/dashboard/fosfor",
    "/assets/gone.js",
    "/../package.json",
  ])("[R3] %s answers 404 with the app's document", async (url) => {
    const answer = await (await server()).inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("<body>app</body>");
  });

  test.each([
    { origin: "http://localhost:3000", authority: "http://localhost:3000/identity", brings: false },
    { origin: "http://localhost:3000", authority: "https://login.example/a</b", brings: true },
    { origin: "https://mars.example", authority: "https://login.example/a", brings: false },
  ])(
    "[C1] $origin with $authority brings its settings: $brings",
    async ({ origin, authority, brings }) => {
      const own = await server({ PUBLIC_ORIGIN: origin, OIDC_AUTHORITY: authority });
      const { body } = await own.inject("/");
      const [, json = "null"] = /id="app-settings">(.*?)<\/script>/.exec(body) ?? [];
      const settings: unknown = (await own.inject("/app-settings.json")).json();
      expect(JSON.parse(json)).toEqual(brings ? settings : null);
    },
  );

  test("have their own title and description before any script runs", async () => {
    const { body } = await (await server()).inject("/status/kommuner");
    expect(body).toContain("<title>Kommuner – MARS</title>");
    expect(body).toMatch(/<meta name="description" content="Find en kommune/);
    expect(body).toContain('<meta property="og:title" content="Kommuner – MARS" />');
  });

  test.each([
    { url: "/dashboard/nitrogen", title: "Kvælstof – MARS" },
    { url: "/dashboard/afforestation?asOf=2026-03-01", title: "Skov – MARS" },
    // No database answers here: the page comes all the same.
    { url: "/status/kommuner/0791", title: "Kommune – MARS" },
  ])("$url is titled $title", async ({ url, title }) => {
    const answer = await (await server()).inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  describe("opened by another name of this machine", () => {
    const embedded = { PORT: "3000", OIDC_AUTHORITY: "http://localhost:3000/identity" };
    const opening = { "sec-fetch-mode": "navigate" };
    const there = {
      url: "/status/kommuner?asOf=2026-03-01",
      headers: { ...opening, host: "127.0.0.1:3000" },
    };

    test.each(["127.0.0.1:3000", "[::1]:3000", "127.8.9.1:3000"])(
      "%s goes to the name that people can sign in under",
      async (host) => {
        const own = await server(embedded);
        const answer = await own.inject({ ...there, headers: { ...opening, host } });
        expect(answer.statusCode).toBe(307);
        expect(answer.headers.location).toBe(
          "http://localhost:3000/status/kommuner?asOf=2026-03-01",
        );
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect((await own.inject({ ...there, url: "/nowhere" })).statusCode).toBe(307);
      },
    );

    test("also where another authority sends people back to that name", async () => {
      const own = await server({ PORT: "3000", OIDC_AUTHORITY: "https://login.example/mars" });
      const { location } = (await own.inject(there)).headers;
      expect(location).toBe("http://localhost:3000/status/kommuner?asOf=2026-03-01");
    });

    test("files and the API answer where they are asked", async () => {
      const own = await server(embedded);
      for (const url of ["/assets/app-1a2b3c.js", "/robots.txt", "/api/health/live"])
        expect((await own.inject({ ...there, url })).statusCode).toBe(200);
    });

    test("an address that looks like another site stays below our own", async () => {
      const own = await server(embedded);
      const { location } = (await own.inject({ ...there, url: "//evil.example/x" })).headers;
      expect(new URL(String(location)).origin).toBe("http://localhost:3000");
    });

    test.each<{ what: string; host: string; env?: object; headers?: Record<string, string> }>([
      { what: "the public name itself", host: "localhost:3000" },
      { what: "another port: a tunnel, a development server", host: "127.0.0.1:8080" },
      { what: "a name of another machine", host: "evil.example:3000" },
      { what: "a name that only begins like ours", host: "127.0.0.1.evil.example:3000" },
      { what: "a trusted proxy", host: "127.0.0.1:3000", env: { TRUST_PROXY: "1" } },
      {
        what: "a proxy nobody told us of",
        host: "127.0.0.1:3000",
        headers: { "x-forwarded-for": "10.0.0.1" },
      },
      {
        what: "a script",
        host: "127.0.0.1:3000",
        headers: { "sec-fetch-mode": "cors" },
      },
      {
        what: "a public address",
        host: "127.0.0.1:3000",
        env: {
          PUBLIC_ORIGIN: "https://mars.example.dk",
          OIDC_AUTHORITY: "https://mars.example.dk/identity",
        },
      },
    ])("$what is left alone", async ({ host, env, headers }) => {
      const own = await server({ ...embedded, ...env });
      const answer = await own.inject({ ...there, headers: { ...opening, ...headers, host } });
      expect(answer.statusCode).toBe(200);
    });
  });

  test("hashed files are kept for good, others briefly", async () => {
    const own = await server();
    const hashed = await own.inject("/assets/app-1a2b3c.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    const other = await own.inject("/robots.txt");
    expect(other.headers["cache-control"]).toBe("public, max-age=3600");
  });
});

describe("documentation", () => {
  test("every registered call is in the OpenAPI document", async () => {
    const own = await server();
    const document = (await own.inject("/api/openapi.json")).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: object; operationId: string }>>;
    }>();
    expect(document.openapi).toMatch(/^3\.1\./);
    const ids = new Set<string>();
    for (const { method, path } of own.platform.contracts) {
      const operation = document.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(operation?.responses).toBeDefined();
      ids.add(operation?.operationId ?? "");
    }
    expect(ids.size).toBe(own.platform.contracts.length);
    expect(document.paths["/organizations/search"]?.get).toMatchObject({
      parameters: [
        { name: "query", in: "query", required: false },
        { name: "limit", in: "query", required: false },
      ],
    });
  });

  test("the document is valid by the OpenAPI Initiative's own schema", async () => {
    const document = (await (await server()).inject("/api/openapi.json")).json<
      Record<string, unknown>
    >();
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const broken = await new Validator().validate({ ...document, info: { title: 7 } });
    expect(broken.valid).toBe(false);
  });

  test("every reference and every path parameter of the document resolves", async () => {
    const document = (await (await server()).inject("/api/openapi.json")).json<{
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    }>();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, path = ""] of references) {
      const target = path
        .split("/")
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
      expect(target).toBeDefined();
    }
    for (const [path, operations] of Object.entries(document.paths))
      for (const { parameters } of Object.values(operations))
        expect(
          parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`),
        ).toEqual(path.match(/\{\w+\}/g) ?? []);
  });

  test("the readable page needs no script and no foreign host", async () => {
    const { body } = await (await server()).inject("/api/docs");
    expect(body).toContain("GET /api/user/info");
    expect(body).toContain("identity.unavailable");
    expect(body).not.toMatch(/<script|<style|style=|(?:src|href)="(?:https?:)?\/\//);
  });

  test("the readable page tells parameters, bodies, forms, limits, errors and changes", async () => {
    const own = await server({ RATE_LIMIT_PER_MINUTE: "1234" });
    const { body } = await own.inject("/api/docs");
    const callOf = (name: string) =>
      body.split("<article>").find((part) => part.includes(`<code>${name}</code>`)) ?? "";
    expect(callOf("GET /api/organizations/search")).toMatch(/limit.*query: integer, 1 to \d+/s);
    expect(callOf("POST /api/screening/analyses")).toMatch(/<summary>Body.*geometry/s);
    expect(callOf("POST /api/geometries/upload")).toMatch(
      /multipart\/form-data.*<code>file<\/code>.*application\/zip.*upload\.too-large/s,
    );
    expect(body).toContain("1,234");
    const anchors = [...body.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(expect.arrayContaining(["ogc", "limits", "errors", "changes"]));
    for (const id of anchors) expect(body).toContain(`<h2 id="${id}"`);
  });

  test("an upload is described as the form it is", async () => {
    const document = (await (await server()).inject("/api/openapi.json")).json<{
      paths: Record<string, { post: { requestBody: unknown } }>;
    }>();
    expect(document.paths["/geometries/upload"]?.post.requestBody).toMatchObject({
      required: true,
      content: {
        "multipart/form-data": {
          schema: { required: ["file"], properties: { file: { format: "binary" } } },
          encoding: { file: { contentType: "application/zip" } },
        },
      },
    });
  });

  test("a linter for generators of clients finds nothing to say", async () => {
    const own = await server({ PUBLIC_ORIGIN: "https://mars.dk" });
    const config = await createConfig({ extends: ["recommended"] });
    for (const source of [
      (await own.inject("/api/openapi.json")).body,
      JSON.stringify(openApi30("https://mars.dk/ogc", "1", fixedCollections)),
    ]) {
      const found = await lintFromString({ source, config });
      expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    }
  });
});

test.each([
  { env: {}, to: "/accessibility" },
  { env: { WEB_ACCESSIBILITY_URL: "https://was.example.dk/x" }, to: "https://was.example.dk/x" },
] as { env: Record<string, string>; to: string }[])(
  "[R3] /was leads to $to",
  async ({ env, to }) => {
    const answer = await (await server(env)).inject("/was");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  },
);

test("[C1] /app-settings.json tells the browser its installation and no secret", async () => {
  const own = await server({
    DATABASE_URL: "postgres://user:hunter2@db/mars",
    HELPDESK_URL: "https://help.example.dk",
    NOTIFICATION_URL: "none",
  });
  const answer = await own.inject("/app-settings.json");
  expect(answer.body).not.toContain("hunter2");
  expect(answer.json()).toMatchObject({
    connection: { api: "/api", dmpNotificationUrl: null, portalApi: "/portal" },
    application: { helpdeskUrl: "https://help.example.dk", webAccessibilityUrl: null },
    identity: {
      authority: "http://127.0.0.1:9",
      clientId: "mars-web",
      loginRedirectUrl: "http://localhost:3000/oidc_callback",
      logoutRedirectUrl: "http://localhost:3000/",
    },
    limits: { uploadMb: 25, polygonHa: 5000, projectNameLength: 50 },
  });
});
