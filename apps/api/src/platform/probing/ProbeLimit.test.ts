import { expect, test } from "vitest";
import { ProbeLimit } from "./ProbeLimit.ts";

const hourMs = 3_600_000;
const me = [{ key: "person:a", most: 2 }];

test("[P8] different areas are counted for an hour, the same one again is free", () => {
  const limit = new ProbeLimit();
  expect(limit.take(me, "one", 0)).toBe(0);
  expect(limit.take(me, "two", 1000)).toBe(0);
  expect(limit.take(me, "two", 2000)).toBe(0);
  expect(limit.take(me, "three", 3000)).toBe(hourMs - 3000);
  expect(limit.take(me, "one", 4000)).toBe(0);
  expect(limit.take([{ key: "person:b", most: 2 }], "three", 4000)).toBe(0);
  expect(limit.take(me, "three", hourMs + 4000)).toBe(0);
});

test("[P8] many people behind one address have one count together", () => {
  const limit = new ProbeLimit();
  const from = (person: string) => [
    { key: person, most: 2 },
    { key: "address", most: 3 },
  ];
  for (const person of ["a", "b", "c"]) expect(limit.take(from(person), person, 0)).toBe(0);
  expect(limit.take(from("d"), "d", 0)).toBe(hourMs);
});
