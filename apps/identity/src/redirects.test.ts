import { expect, test } from "vitest";
import { redirectsOf } from "./redirects.ts";

const publicly = redirectsOf("https://mars.example");
const locally = redirectsOf("http://localhost:3000");

test.each([
  { uri: "https://mars.example/oidc_callback", publicAllows: true, localAllows: false },
  { uri: "https://mars.example/silent-renew.html", publicAllows: true, localAllows: false },
  { uri: "http://localhost:3000/oidc_callback", publicAllows: false, localAllows: true },
  { uri: "http://127.0.0.1:5173/oidc_callback", publicAllows: false, localAllows: true },
  { uri: "http://[::1]:5173/", publicAllows: false, localAllows: true },
  { uri: "https://localhost:3000/oidc_callback", publicAllows: false, localAllows: false },
  { uri: "http://localhost:3000/oidc_callback?next=x", publicAllows: false, localAllows: false },
  { uri: "http://localhost:3000/oidc_callback#x", publicAllows: false, localAllows: false },
  { uri: "http://me@localhost:3000/oidc_callback", publicAllows: false, localAllows: false },
  { uri: "http://localhost:3000@evil.example/", publicAllows: false, localAllows: false },
  { uri: "http://localhost:3000/other", publicAllows: false, localAllows: false },
  { uri: "javascript:alert(1)", publicAllows: false, localAllows: false },
])("[A1] sign-in may return to $uri: public $publicAllows, local $localAllows", (row) => {
  expect(publicly.allowsSignIn(row.uri)).toBe(row.publicAllows);
  expect(locally.allowsSignIn(row.uri)).toBe(row.localAllows);
});

test("[A1] only the product's own origin may call across origins when it is public", () => {
  expect(publicly.allowsOrigin("https://mars.example")).toBe(true);
  expect(publicly.allowsOrigin("http://localhost:3000")).toBe(false);
  expect(locally.allowsOrigin("http://127.0.0.1:5173")).toBe(true);
});
