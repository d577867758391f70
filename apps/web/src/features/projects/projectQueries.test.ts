import { expect, test } from "vitest";
import { queryClient } from "../../lib/serverData/serverQuery.ts";
import { forgetProject } from "./projectQueries.ts";

test("a project that is forgotten is in no list that is shown next", () => {
  const list = ["projects", { q: "" }];
  queryClient.setQueryData(list, { items: [{ id: "p1" }] });
  forgetProject("p1");
  expect(queryClient.getQueryData(list)).toBeUndefined();
});
