import { expect, test } from "vitest";
import { findWebRoute, webRoutes } from "./webRoutes.ts";

test("[R1] every page of the table is found at its own address", () => {
  for (const { path } of webRoutes) {
    const address = path.replace(":effect", "nitrogen").replaceAll(/:\w+/g, "some-id");
    expect(findWebRoute(address)).toBe(path);
  }
});

test.each([
  "/nowhere",
  "/projects/1/nowhere",
  "/status/ukendt",
  "/dashboard/plan",
  "//",
  "/index.html",
])("[R3] %s is no page", (pathname) => {
  expect(findWebRoute(pathname)).toBeNull();
});

test.each([
  { pathname: "/dashboard/nitrogen", page: "/dashboard/:effect" },
  { pathname: "/dashboard/extraction", page: "/dashboard/:effect" },
  { pathname: "/dashboard/afforestation", page: "/dashboard/:effect" },
  { pathname: "/dashboard/phosphorus", page: null },
])("[R8] $pathname is the page $page", ({ pathname, page }) => {
  expect(findWebRoute(pathname)).toBe(page);
});
