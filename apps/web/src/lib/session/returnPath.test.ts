// @vitest-environment node
import { expect, test } from "vitest";
import { safeReturnPath } from "./returnPath.ts";

test("[R2] the return path keeps its query and hash", () => {
  expect(safeReturnPath("/projects/7?tab=log#remarks")).toBe("/projects/7?tab=log#remarks");
});

test.each([
  "//evil.example/x",
  "https://evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  null,
  7,
])("[R2] %s is no path of ours and becomes the front page", (candidate) =>
  expect(safeReturnPath(candidate)).toBe("/"),
);
