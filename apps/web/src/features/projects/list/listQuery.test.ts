// @vitest-environment node
import { expect, test } from "vitest";
import { isFiltered, readListQuery, searchOf } from "./listQuery.ts";

test("[P1] the list is newest first until the address says otherwise", () => {
  expect(readListQuery({}, false).sort).toEqual({ by: "modified", isDescending: true });
  expect(readListQuery({ sort: "name" }, false).sort).toEqual({ by: "name", isDescending: false });
  expect(readListQuery({ sort: "name", direction: "desc" }, false).sort.isDescending).toBe(true);
});

test("[P1][A6] the inbox is only for caseworkers", () => {
  expect(readListQuery({ view: "inbox" }, false).view).toBe("mine");
  expect(readListQuery({ view: "inbox" }, true).view).toBe("inbox");
});

test("[P1] what is read from the address is written back to it", () => {
  const search = {
    view: "inbox",
    q: "eng",
    status: "applied",
    waitsFor: "caseworker",
    sort: "status",
    direction: "desc",
  };
  const query = readListQuery(search, true);
  expect(searchOf(query)).toMatchObject(search);
  expect(isFiltered(query)).toBe(true);
  expect(searchOf(readListQuery({ sort: "nonsense", status: "nonsense" }, true))).toMatchObject({
    sort: null,
    status: null,
  });
});
