// @vitest-environment node
import { expect, test } from "vitest";
import { isRough, judgePosition } from "./judgePosition.ts";

test.each([
  { place: "Viborg", longitude: 9.402, latitude: 56.451, status: "found" },
  { place: "Rønne", longitude: 14.706, latitude: 55.1, status: "found" },
  { place: "Hamborg", longitude: 9.993, latitude: 53.551, status: "abroad" },
  { place: "the middle of the ocean", longitude: 0, latitude: 0, status: "abroad" },
])("a device in $place is $status", ({ longitude, latitude, status }) => {
  expect(judgePosition({ longitude, latitude, accuracy: 20 })).toMatchObject({ status });
});

test.each([
  { accuracyM: 20, rough: false },
  { accuracyM: 3000, rough: true },
])("a circle of $accuracyM m is rough: $rough", ({ accuracyM, rough }) => {
  expect(isRough(accuracyM)).toBe(rough);
});
