import * as z from "zod/mini";
import { expect, test } from "vitest";
import { multiPolygonCoordinates, polygonCoordinates } from "./positions.ts";

const position = z.array(z.number()).check(z.minLength(2), z.maxLength(4));
const plain = z.array(z.array(position));

const given: unknown[] = [
  [],
  [[]],
  [
    [
      [1, 2],
      [3, 4, 5],
      [6, 7, 8, 9],
    ],
  ],
  undefined,
  null,
  "[]",
  {},
  [1],
  [[1]],
  [[[1]]],
  [[[1, 2, 3, 4, 5]]],
  [[[1, "2"]]],
  [[[1, Number.NaN]]],
  [[[1, Infinity]]],
  [[[1, null]]],
  [[[1, 2], { 0: 1, 1: 2, length: 2 }]],
  [[[1, 2]], [[1]], [[]]],
];

/** What is wrong where; the value that was wrong is not told. */
const verdict = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data, error } = z.safeParse(schema, value);
  return { success, data, issues: error?.issues };
};

test.each(given.map((value) => [value]))(
  "coordinates %j are judged as their schema does",
  (value) => {
    expect(verdict(z.object({ c: polygonCoordinates }), { c: value })).toEqual(
      verdict(z.object({ c: plain }), { c: value }),
    );
    expect(verdict(multiPolygonCoordinates, [value])).toEqual(verdict(z.array(plain), [value]));
  },
);

test("the description is that of their schema", () => {
  expect(z.toJSONSchema(polygonCoordinates)).toEqual(z.toJSONSchema(plain));
  expect(z.toJSONSchema(multiPolygonCoordinates)).toEqual(z.toJSONSchema(z.array(plain)));
});
