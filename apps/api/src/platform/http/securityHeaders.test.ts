import fastify from "fastify";
import { expect, test } from "vitest";
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
  sendSecurityHeaders(app, headers);
  app.get("/*", () => "page");
  const answer = await app.inject(url);
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain(isFramed ? "frame-ancestors *" : "frame-ancestors 'self'");
  expect(policy).toContain("base-uri 'none'");
  expect(answer.headers["x-frame-options"]).toBe(isFramed ? undefined : "SAMEORIGIN");
  await app.close();
});
