import { expect, test } from "vitest";
import { startupFailure } from "./startupFailure.ts";

const refused = (address: string) =>
  Object.assign(new Error("connect"), { code: "ECONNREFUSED", address, port: 5432 });

test.each([
  [
    "nobody listens",
    refused("10.0.0.5"),
    "No database answers at 10.0.0.5:5432; see DATABASE_URL.",
  ],
  [
    "a name with two addresses",
    Object.assign(new AggregateError([refused("::1"), refused("127.0.0.1")]), {
      code: "ECONNREFUSED",
    }),
    "No database answers at ::1:5432; see DATABASE_URL.",
  ],
  [
    "something else listens there",
    new Error("Connection terminated unexpectedly"),
    "The database in DATABASE_URL cannot be used: Connection terminated unexpectedly.",
  ],
  [
    "it is starting itself",
    Object.assign(new Error("the database system is starting up"), { code: "57P03" }),
    "The database in DATABASE_URL cannot be used: the database system is starting up.",
  ],
])("a start without a database says why in one sentence: %s", (_case, error, sentence) => {
  expect(startupFailure(error)).toBe(sentence);
});

test("what no one foresaw comes with its stack", () => {
  expect(startupFailure(new TypeError("x is not a function"))).toContain("startupFailure.test.ts");
});
