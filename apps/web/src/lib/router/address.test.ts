// @vitest-environment node
import { expect, test } from "vitest";
import { addressOf, matchPath, parseSearch } from "./address.ts";

test("[R1] an address is made of path, parameters, query and hash", () => {
  expect(
    addressOf({
      to: "/plans/:id/projects/:projectId",
      params: { id: "a/b", projectId: 7 },
      search: { q: "å", tab: null },
      hash: "log",
    }),
  ).toBe("/plans/a%2Fb/projects/7?q=%C3%A5#log");
});

test.each([
  { pattern: "/", pathname: "/", params: {} },
  { pattern: "/plans/:id", pathname: "/plans/7", params: { id: "7" } },
  { pattern: "/plans/:id", pathname: "/plans/7/", params: { id: "7" } },
  { pattern: "/plans/:id", pathname: "/plans/a%2Fb", params: { id: "a/b" } },
  { pattern: "/plans/:id", pathname: "/plans/100%", params: { id: "100%" } },
  { pattern: "/plans/:id", pathname: "/plans/", params: null },
  { pattern: "/plans/:id", pathname: "/plans/7/x", params: null },
  { pattern: "/plans", pathname: "/plan", params: null },
])("[R1] $pathname under $pattern is $params", ({ pattern, pathname, params }) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test("a query comes out as texts, a repeated name as a list", () => {
  expect(parseSearch("?q=007&stage=a&stage=b")).toEqual({ q: "007", stage: ["a", "b"] });
});
