// @vitest-environment node
import { expect, test } from "vitest";
import { consentStatus, noConsent } from "./consent.ts";

test.each([
  { accepted: [], status: "declined" },
  { accepted: ["necessary"], status: "necessary" },
  { accepted: ["necessary", "statistics"], status: "subset" },
  { accepted: ["necessary", "statistics", "marketing"], status: "subset" },
  { accepted: ["necessary", "preferences", "statistics", "marketing"], status: "all" },
])("[H11] $accepted.length accepted categories are '$status'", ({ accepted, status }) => {
  const state = { ...noConsent, ...Object.fromEntries(accepted.map((name) => [name, true])) };
  expect(consentStatus(state)).toBe(status);
});
