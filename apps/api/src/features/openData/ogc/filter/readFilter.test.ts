import { expect, test } from "vitest";
import { FilterFault } from "./cql2.ts";
import { readFilter } from "./readFilter.ts";

const property = (name: string) => ({ property: name });

test.each([
  ["name = 'it''s'", { op: "=", args: [property("name"), "it's"] }],
  ["areaHa >= -1.5e3", { op: ">=", args: [property("areaHa"), -1500] }],
  ['"et navn" <> TRUE', { op: "<>", args: [property("et navn"), true] }],
  [
    "a = 1 AND b = 2 OR NOT c = 3",
    {
      op: "or",
      args: [
        {
          op: "and",
          args: [
            { op: "=", args: [property("a"), 1] },
            { op: "=", args: [property("b"), 2] },
          ],
        },
        { op: "not", args: [{ op: "=", args: [property("c"), 3] }] },
      ],
    },
  ],
  [
    "(a + 1) * 2 > b ^ 2 - c div 3",
    {
      op: ">",
      args: [
        { op: "*", args: [{ op: "+", args: [property("a"), 1] }, 2] },
        {
          op: "-",
          args: [
            { op: "^", args: [property("b"), 2] },
            { op: "div", args: [property("c"), 3] },
          ],
        },
      ],
    },
  ],
  [
    "stage NOT IN ('a', 'b')",
    { op: "not", args: [{ op: "in", args: [property("stage"), ["a", "b"]] }] },
  ],
  ["a BETWEEN 1 AND 2", { op: "between", args: [property("a"), 1, 2] }],
  ["a IS NOT NULL", { op: "not", args: [{ op: "isNull", args: [property("a")] }] }],
  [
    "casei(navn) like CASEI('å%')",
    {
      op: "like",
      args: [
        { op: "casei", args: [property("navn")] },
        { op: "casei", args: ["å%"] },
      ],
    },
  ],
  [
    "S_INTERSECTS(geometry, POLYGON((9 55, 10 55, 10 56, 9 55)))",
    {
      op: "s_intersects",
      args: [
        property("geometry"),
        {
          type: "Polygon",
          coordinates: [
            [
              [9, 55],
              [10, 55],
              [10, 56],
              [9, 55],
            ],
          ],
        },
      ],
    },
  ],
  [
    "s_within(geometry, BBOX(-1, 2, 3, 4))",
    { op: "s_within", args: [property("geometry"), { bbox: [-1, 2, 3, 4] }] },
  ],
  [
    "T_FINISHEDBY(t, INTERVAL('2025-01-01', '..'))",
    { op: "t_finishedBy", args: [property("t"), { interval: ["2025-01-01", ".."] }] },
  ],
  [
    "t > TIMESTAMP('2025-01-01T00:00:00Z')",
    { op: ">", args: [property("t"), { timestamp: "2025-01-01T00:00:00Z" }] },
  ],
  [
    "a = POINT Z(1 2 3)",
    { op: "=", args: [property("a"), { type: "Point", coordinates: [1, 2, 3] }] },
  ],
  [
    "a = MULTIPOINT((1 2), 3 4)",
    {
      op: "=",
      args: [
        property("a"),
        {
          type: "MultiPoint",
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      ],
    },
  ],
  [
    "android = 1 OR inside = 2",
    {
      op: "or",
      args: [
        { op: "=", args: [property("android"), 1] },
        { op: "=", args: [property("inside"), 2] },
      ],
    },
  ],
])("[P10] CQL2 text %s is read", (text, expected) => {
  expect(readFilter(text, "cql2-text")).toEqual(expected);
});

test.each([
  { text: "name = 'a", code: "unreadable", at: 8 },
  { text: "name = 'a' b", code: "unreadable", at: 12 },
  { text: "", code: "unreadable", at: 1 },
  { text: "a = ", code: "unreadable", at: 5 },
  { text: "a == 1", code: "unreadable", at: 4 },
  { text: "a = POLYGON((1 2, 3))", code: "geometry" },
  { text: `${"(".repeat(61)}a = 1`, code: "too-deep" },
  { text: `${"NOT ".repeat(601)}a = 1`, code: "too-deep" },
  { text: `a = '${"x".repeat(20_000)}'`, code: "too-long" },
])("[P10] a filter that is $code is refused", ({ text, code, at }) => {
  const refused = () => readFilter(text, "cql2-text");
  expect(refused).toThrow(FilterFault);
  expect(caught(refused)).toEqual({ code, ...(at !== undefined && { at }) });
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof FilterFault ? error.reason : error;
  }
  return null;
}
