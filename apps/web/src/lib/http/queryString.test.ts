// @vitest-environment node
import { expect, test } from "vitest";
import { queryString } from "./queryString.ts";

test("[C2] nested parameters are joined with dots and nulls are skipped", () => {
  expect(
    queryString({ sort: { by: "name", descending: false }, cursor: null, query: undefined }),
  ).toBe("sort.by=name&sort.descending=false");
});

test("[C2] a list repeats its name, an empty text is kept, signs are escaped", () => {
  expect(queryString({ stage: ["a", "b"], query: "", q: "Nørreå & co" })).toBe(
    "stage=a&stage=b&query=&q=N%C3%B8rre%C3%A5+%26+co",
  );
});
