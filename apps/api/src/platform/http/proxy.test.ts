import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { readConfig } from "../config/readConfig.ts";
import type { App } from "./App.ts";

let inner: Server | null = null;
let app: App | null = null;
afterEach(async () => {
  await app?.close();
  inner?.closeAllConnections();
  await new Promise<void>((resolve) => (inner ? inner.close(() => resolve()) : resolve()));
});

async function startInner(): Promise<string> {
  inner = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.writeHead(201, {
        "content-type": "application/json",
        "set-cookie": ["a=1", "b=2"],
        "content-security-policy": "default-src 'none'",
      });
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => inner?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
}

async function listen(env: Record<string, string>): Promise<string> {
  const config = readConfig({ LOG_LEVEL: "silent", ...env });
  app = await buildServer({ config, database: noDatabase });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

type Seen = { method: string; url: string; headers: Record<string, string>; body: string };

test("the embedded identity provider is under /identity with the caller named truly", async () => {
  const site = await listen({ EMBEDDED_IDENTITY_URL: await startInner() });
  const answer = await fetch(`${site}/identity/token?x=1`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": "198.51.100.1",
    },
    body: "grant_type=authorization_code",
  });
  expect(answer.status).toBe(201);
  const seen = (await answer.json()) as Seen;
  expect(seen).toMatchObject({
    method: "POST",
    url: "/identity/token?x=1",
    body: "grant_type=authorization_code",
  });
  expect(seen.headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(seen.headers["x-forwarded-host"]).toBe(new URL(site).host);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("an inner address with a path takes the place of the prefix", async () => {
  const site = await listen({ EMBEDDED_PORTAL_URL: `${await startInner()}/inside` });
  const answer = await fetch(`${site}/portal/systems`);
  expect(((await answer.json()) as Seen).url).toBe("/inside/systems");
});

test("a silent service behind answers as a problem", async () => {
  const site = await listen({ EMBEDDED_PORTAL_URL: "http://127.0.0.1:9" });
  const answer = await fetch(`${site}/portal/systems`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(await answer.json()).toMatchObject({ code: "upstream.unavailable" });
});

test("without an embedded provider the path is unknown", async () => {
  const site = await listen({});
  expect((await fetch(`${site}/identity/token`, { method: "POST" })).status).toBe(404);
});
