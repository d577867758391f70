import fastify from "fastify";
import { expect, test } from "vitest";
import { buildServer } from "../../../buildServer.ts";
import { noDatabase } from "../../../testing/noDatabase.ts";
import { readConfig } from "../../config/readConfig.ts";
import { sendSecurityHeaders } from "./securityHeaders.ts";

const headers = {
  "content-security-policy": "default-src 'self'; frame-ancestors 'self'; base-uri 'none'",
  "x-frame-options": "SAMEORIGIN",
};

test.each([
  { url: "/status/overview?embed=kort", isFramed: true },
  { url: "/status/kommuner/0791?asOf=2026-03-01&embed=bidrag", isFramed: true },
  { url: "/dashboard/nitrogen?embed=maal", isFramed: true },
  { url: "/status/overview", isFramed: false },
  { url: "/status/overview?embed=", isFramed: false },
  { url: "/status/overview?q=embed=kort", isFramed: false },
  { url: "/projects?embed=kort", isFramed: false },
  { url: "/?embed=kort", isFramed: false },
])("[T1] other sites may frame $url: $isFramed", async ({ url, isFramed }) => {
  const app = fastify();
  sendSecurityHeaders(app, headers, "/api");
  app.get("/*", () => "page");
  const answer = await app.inject(url);
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain(isFramed ? "frame-ancestors *" : "frame-ancestors 'self'");
  expect(policy).toContain("base-uri 'none'");
  expect(answer.headers["x-frame-options"]).toBe(isFramed ? undefined : "SAMEORIGIN");
  await app.close();
});

test.each([
  { url: "/api/status/plans", isData: true },
  { url: "/api/plans/1?embed=kort", isData: true },
  { url: "/api/docs", isData: false },
  { url: "/api/docs.css", isData: false },
  { url: "/apiary", isData: false },
  { url: "/status/overview", isData: false },
])("$url is data that may load and frame nothing: $isData", async ({ url, isData }) => {
  const app = fastify();
  sendSecurityHeaders(app, { ...headers, "x-content-type-options": "nosniff" }, "/api");
  app.get("/*", () => "answer");
  const answer = await app.inject(url);
  expect(answer.headers["content-security-policy"]).toBe(
    isData ? "default-src 'none'; frame-ancestors 'none'" : headers["content-security-policy"],
  );
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  await app.close();
});

test("[T1] no other site may send a token: its preflight is not granted", async () => {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase });
  for (const method of ["GET", "POST", "PATCH"]) {
    const answer = await app.inject({
      method: "OPTIONS",
      url: "/api/projects",
      headers: {
        origin: "https://other.example",
        "access-control-request-method": method,
        "access-control-request-headers": "authorization",
      },
    });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers).not.toHaveProperty("access-control-allow-headers");
  }
  await app.close();
});
