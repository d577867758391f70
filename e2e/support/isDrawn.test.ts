import { afterEach, expect, test, vi } from "vitest";
import { isDrawn } from "./isDrawn.ts";

type Project = Parameters<typeof isDrawn>[0]["project"];

const walked = (title: string, name: string) => isDrawn({ title, project: { name } as Project });

/** On how many of twelve days in a row it is walked. */
function daysWalked(title: string, name: string): number {
  return Array.from({ length: 12 }, (_, day) => String(20_600 + day)).filter((seed) => {
    vi.stubEnv("E2E_DRAW", seed);
    return walked(title, name);
  }).length;
}

afterEach(() => vi.unstubAllEnvs());

test("without a seed every journey is walked at either width", () => {
  vi.stubEnv("E2E_DRAW", "");
  for (const title of ["a", "b @drawn", "c @desktop @drawn", "d @phone"])
    for (const name of ["desktop", "phone"]) expect(walked(title, name)).toBe(true);
});

test("a main journey is walked every day, and what only a phone shows is too", () => {
  expect(daysWalked("an area is drawn @desktop", "desktop")).toBe(12);
  expect(daysWalked("a finger draws @phone", "phone")).toBe(12);
});

test("each of those drawn is walked on every fourth day, and on a phone on every sixth", () => {
  for (const title of ["a @drawn", "b @drawn", "c @drawn", "d @drawn"]) {
    expect(daysWalked(title, "desktop")).toBe(3);
    expect(daysWalked(title, "phone")).toBe(2);
  }
  expect(daysWalked("a main journey", "phone")).toBe(2);
});
