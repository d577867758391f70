import { expect, test } from "vitest";
import { rangeOf } from "./sendFile.ts";

test.each([
  [undefined, "all"],
  ["bytes=0-9", [0, 9]],
  ["bytes=90-", [90, 99]],
  ["bytes=90-200", [90, 99]],
  ["bytes=-10", [90, 99]],
  ["bytes=-1000", [0, 99]],
  ["bytes=-0", "none"],
  ["bytes=100-", "none"],
  ["bytes=5-2", "all"],
  ["bytes=0-1,5-6", "all"],
  ["lines=0-1", "all"],
  ["bytes=-", "all"],
])("of 100 bytes %s is %j", (header, range) => expect(rangeOf(header, 100)).toEqual(range));
