import { expect, test } from "vitest";
import { parseCompared, writeCompared } from "./comparedAddress.ts";

test.each([
  { text: "plan", columns: [{ id: "plan", dropoutShare: null }] },
  {
    text: "published,plan,a~30",
    columns: [
      { id: "published", dropoutShare: null },
      { id: "plan", dropoutShare: null },
      { id: "a", dropoutShare: 0.3 },
    ],
  },
  { text: "a~0", columns: [{ id: "a", dropoutShare: 0 }] },
])("[L2] $text is read and written again", ({ text, columns }) => {
  expect(parseCompared(text)).toEqual(columns);
  expect(writeCompared(columns)).toBe(text);
});

test.each([
  { text: "", ids: [] },
  { text: "a,a,b", ids: ["a", "b"] },
  { text: "a,b,c,d,e", ids: ["a", "b", "c", "d"] },
  { text: ",plan,,", ids: ["plan"] },
])("[L2] of '$text' what makes sense is kept", ({ text, ids }) => {
  expect(parseCompared(text).map(({ id }) => id)).toEqual(ids);
});

test.each(["a~-10", "a~200", "a~x"])("[L2] a dropout that cannot be is left out: %s", (text) => {
  expect(parseCompared(text)).toEqual([{ id: "a", dropoutShare: null }]);
});
