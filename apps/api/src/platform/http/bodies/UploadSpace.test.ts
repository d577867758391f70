import { expect, test } from "vitest";
import { UploadSpace } from "./UploadSpace.ts";

test("one caller has half of the room, and all together no more than all of it", () => {
  const space = new UploadSpace(100);
  expect(space.take("a", 50)).toBe(true);
  expect(space.take("a", 1)).toBe(false);
  expect(space.take("b", 30)).toBe(true);
  expect(space.take("c", 21)).toBe(false);
  space.giveBack("a", 50);
  expect(space.take("c", 21)).toBe(true);
  expect(space.take("a", 49)).toBe(true);
});
