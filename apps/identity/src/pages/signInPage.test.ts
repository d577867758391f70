import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { serveAsset } from "../assets.ts";
import { demoPeople } from "../demoPeople.ts";
import { html } from "./html.ts";
import { languageOf } from "./language.ts";
import { signInPage } from "./signInPage.ts";

const shown = { path: "/identity/interaction/x", redirectOrigin: "http://localhost:3000" };

test("[A4] the page says it is a demonstration and offers every person in its group", () => {
  const { body } = signInPage({ ...shown, language: "da" });
  expect(body).toContain("Dette er et demonstrationslogin");
  expect(body).toContain("Vælg en demoperson");
  for (const group of ["Privat", "Virksomhed", "Kommune", "Myndighed"]) {
    expect(body).toContain(`>${group}</h2>`);
  }
  for (const person of demoPeople) expect(body).toContain(`value="${person.id}"`);
});

test("the page has the product's mark and face, which it serves itself", () => {
  const { headers, body } = signInPage({ ...shown, language: "da" });
  expect(body).toContain("MARS, til forsiden");
  expect(headers["content-security-policy"]).toContain("font-src 'self'");
  const sent: { status?: number; bytes?: number } = {};
  const response = {
    writeHead: (status: number) => {
      sent.status = status;
      return response;
    },
    end: (bytes: Buffer) => (sent.bytes = bytes.length),
  } as unknown as ServerResponse;
  expect(serveAsset("/assets/IBMPlexSans-Medium-Latin1.woff2", response)).toBe(true);
  expect(sent.status).toBe(200);
  expect(sent.bytes).toBeGreaterThan(10_000);
});

test("the policy allows no inline script and lets forms end at the product", () => {
  const { headers, body } = signInPage({ ...shown, language: "da" });
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["content-security-policy"]).toContain("form-action 'self' http://localhost:3000");
  expect(body).not.toMatch(/<script(?! src)|style=|\son\w+=/);
});

test("what was typed is shown again as text, never as markup", () => {
  const cvr = '"><script>';
  const problem = { personId: "demo-landbrug", cvr, message: "<b>" };
  const { body } = signInPage({ ...shown, language: "da", problem });
  expect(body).toContain("&quot;&gt;&lt;script&gt;");
  expect(body).not.toContain("<b>");
  expect(html`${"<&'"}`.markup).toBe("&lt;&amp;&#39;");
});

test.each([
  { wishes: [undefined], language: "da" },
  { wishes: ["en-US da"], language: "en" },
  { wishes: ["da-DK en"], language: "da" },
  { wishes: ["sv en"], language: "en" },
  { wishes: ["da", "en"], language: "da" },
])("wishes $wishes give $language", ({ wishes, language }) => {
  expect(languageOf(...wishes)).toBe(language);
});
