// @vitest-environment node
import { expect, test } from "vitest";
import { isFiltered, readListQuery, searchOf } from "./listQuery.ts";

test("[P1] the list is in its usual order until the address says otherwise", () => {
  expect(readListQuery({}).sort).toBeNull();
  expect(readListQuery({ sort: "name" }).sort).toEqual({ by: "name", isDescending: false });
  expect(readListQuery({ sort: "name", direction: "desc" }).sort?.isDescending).toBe(true);
});

test("[P1] what is usual and all projects are two addresses", () => {
  expect(searchOf(readListQuery({}), false).turn).toBeNull();
  const all = readListQuery({ turn: "all" });
  expect(searchOf(all, false).turn).toBe("all");
  expect(isFiltered(all)).toBe(false);
});

test("[P1] what is read from the address is written back to it", () => {
  const search = { q: "eng", client: "self", sort: "status", direction: "desc" };
  const query = readListQuery(search);
  expect(searchOf(query, false)).toMatchObject(search);
  expect(isFiltered(query)).toBe(true);
  expect(searchOf(readListQuery({ sort: "nonsense" }), false)).toMatchObject({ sort: null });
});

test("[P1][A6] a caseworker's own projects are named in the address: without a name it is the queue", () => {
  expect(searchOf(readListQuery({}), true).view).toBe("mine");
  expect(searchOf(readListQuery({}), false).view).toBeNull();
});
