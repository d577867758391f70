import { afterEach, expect, test } from "vitest";
import { dropIdTokenHint, keepIdTokenHint, readIdTokenHint } from "./idTokenHint.ts";

afterEach(dropIdTokenHint);

const stored = () => JSON.stringify(Object.entries(sessionStorage));

test("the id token is stored only while no page is open", () => {
  keepIdTokenHint("token-of-ane", true);
  expect(stored()).not.toContain("token-of-ane");
  window.dispatchEvent(new Event("pagehide"));
  expect(stored()).toContain("token-of-ane");
  window.dispatchEvent(new Event("pageshow"));
  expect(stored()).not.toContain("token-of-ane");
  expect(readIdTokenHint()).toEqual({ idToken: "token-of-ane", isNeeded: true });
});

test("what is dropped is not stored when the page is left", () => {
  keepIdTokenHint("token-of-ane");
  dropIdTokenHint();
  window.dispatchEvent(new Event("pagehide"));
  expect(stored()).not.toContain("token-of-ane");
});
