import { expect, test } from "vitest";
import { shortName } from "./shortName.ts";

test.each([
  { name: "Mere skov", short: "Mere skov" },
  { name: "å".repeat(60), short: "å".repeat(60) },
  { name: "å".repeat(61), short: `${"å".repeat(59)}…` },
  { name: `${"å".repeat(58)} og mere`, short: `${"å".repeat(58)}…` },
])("[L2] a heading of '$name'", ({ name, short }) => expect(shortName(name)).toBe(short));
