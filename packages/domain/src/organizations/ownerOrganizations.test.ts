import { expect, test } from "vitest";
import { belongsToOwner, normaliseVat, ownerNameOf, sameVat } from "./ownerOrganizations.ts";

test.each([
  { vat: "DK42909769", seges: true },
  { vat: "42909769", seges: true },
  { vat: "42 90 97 69", seges: true },
  { vat: "DK33157274", seges: false },
  { vat: null, seges: false },
])("[A4] VAT $vat is SEGES: $seges", ({ vat, seges }) => {
  expect(belongsToOwner("seges", vat)).toBe(seges);
});

test("[A4] one of several VAT numbers is enough", () => {
  expect(belongsToOwner("natureAgency", "DK42909769", "DK33157274")).toBe(true);
  expect(belongsToOwner("agency", "DK42909769", "DK33157274")).toBe(false);
});

test.each([
  { vat: "42-90-97-69", normal: "DK42909769" },
  { vat: "dk 42909769", normal: "DK42909769" },
  { vat: "", normal: null },
  { vat: undefined, normal: null },
])("[A4] VAT $vat is kept as $normal", ({ vat, normal }) => {
  expect(normaliseVat(vat)).toBe(normal);
});

test("[A4] no number is no one's", () => {
  expect(sameVat(null, null)).toBe(false);
  expect(sameVat("", undefined)).toBe(false);
  expect(ownerNameOf(null)).toBeNull();
  expect(ownerNameOf("33157274")).toBe("natureAgency");
});
