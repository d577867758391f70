import { expect, test } from "vitest";
import { followingPage } from "./followingPage.ts";

const gdal36 = { accept: "application/geo+json, application/json" };

test.each([
  ["GDAL before 3.8", "10", gdal36, "1000"],
  ["GDAL told how many", "50", gdal36, "50"],
  ["a browser", "10", { ...gdal36, "user-agent": "Mozilla/5.0" }, "10"],
  ["another client without a name", "10", { accept: "*/*" }, "10"],
])("%s that asks for %s features", (_, limit, headers, expected) => {
  expect(followingPage({ limit, name: "Eng" }, headers, "c")).toEqual({
    limit: expected,
    name: "Eng",
    cursor: "c",
  });
});
