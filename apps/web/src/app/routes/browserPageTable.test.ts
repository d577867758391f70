import { webRoutes } from "@mars/contracts/pages/webRoutes";
import { expect, test } from "vitest";

test("[T1] what only the server asks of a page is not loaded by browsers", () => {
  expect(webRoutes.filter((page) => "onServer" in page)).toEqual([]);
  expect(webRoutes.length).toBeGreaterThan(30);
});
