import { randomFor } from "../random.ts";
import { companyName } from "./names.ts";

export type Company = { vat: string; name: string };

/** Invented companies. Their numbers fail the CVR check, so that no real company has them. */
export function companies(seed: number): Company[] {
  const random = randomFor(seed, "companies");
  const names = new Set<string>();
  while (names.size < 80) names.add(companyName(random));
  return [
    { vat: "DK12345678", name: "Demo Landbrug ApS" },
    { vat: "DK87654321", name: "Demo Rådgivning A/S" },
    ...[...names].map((name, index) => ({ vat: failingVat(10_000_019 + 137 * index), name })),
  ];
}

function failingVat(number: number): string {
  const weights = [2, 7, 6, 5, 4, 3, 2, 1];
  const check = (digits: string) =>
    weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11;
  const digits = String(number);
  return `DK${check(digits) === 0 ? String(number + 1) : digits}`;
}
