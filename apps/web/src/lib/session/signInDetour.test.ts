import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropPagesAhead, endDetour, returnFromDetour, startDetour } from "./signInDetour.ts";
import { readDetour } from "./readDetour.ts";

let entries = 1;
const went: number[] = [];

beforeEach(() => {
  went.length = 0;
  entries = 3;
  vi.spyOn(window.history, "length", "get").mockImplementation(() => entries);
  vi.spyOn(window.history, "pushState").mockImplementation(() => void (entries += 1));
  vi.spyOn(window.history, "go").mockImplementation((delta = 0) => void went.push(delta));
});
afterEach(() => {
  endDetour();
  vi.restoreAllMocks();
});

test.each([
  { pages: 0, steps: -1 },
  { pages: 1, steps: -2 },
  { pages: 4, steps: -5 },
])("[R2] $pages more pages at the authority are passed over", ({ pages, steps }) => {
  startDetour();
  entries += pages;
  expect(returnFromDetour("signed-in", "/")).toBe(true);
  expect(went).toEqual([steps]);
  expect(readDetour()?.returned ?? null).toBe("signed-in");
});

test.each([
  { why: "another page than the one left is asked for", path: "/plans", grow: 1 },
  { why: "a full history cannot be counted", path: "/", grow: 46 },
])("[R2] nobody is sent back where $why", ({ path, grow }) => {
  startDetour();
  entries += grow;
  expect(returnFromDetour("signed-in", path)).toBe(false);
  expect(went).toEqual([]);
});

test("[R2] a way back that lost the sign-in is not taken a second time", () => {
  startDetour();
  returnFromDetour("signed-in", "/");
  startDetour();
  expect(returnFromDetour("signed-in", "/")).toBe(false);
  expect(readDetour()?.returned ?? null).toBeNull();
});

test("[R2] the authority's pages are dropped, and the page stands where it stood", async () => {
  vi.restoreAllMocks();
  const { pathname } = window.location;
  const stepBack = () =>
    new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true });
      window.history.back();
    });
  window.history.pushState(null, "", "/authority");
  window.history.pushState(null, "", "/authority/spent");
  const length = window.history.length;
  await stepBack();
  await stepBack();
  await dropPagesAhead();
  expect(window.location.pathname).toBe(pathname);
  expect(window.history.length).toBe(length - 1);
});

test("[A1] the page that is left is not kept by the browser, which would show it as it was", () => {
  const listens = vi.spyOn(window, "addEventListener");
  startDetour();
  expect(listens.mock.calls.map(([name]) => name)).toContain("unload");
});
