import { municipalities } from "../../../apps/api/src/platform/reference/facts/municipalities.ts";
import {
  natureAgencyVat,
  segesVat,
} from "../../../apps/api/src/platform/reference/facts/organizations.ts";
import { plans } from "../../../apps/api/src/platform/reference/facts/plans.ts";
import type { Scheme } from "../../../apps/api/src/platform/reference/facts/schemes.ts";
import { type Random, randomFor } from "../random.ts";
import type { Party } from "./DemoProject.ts";
import { companyName } from "./names.ts";

const vatByCode = new Map(municipalities.map((one) => [one.code, one.vat]));
/** The list of companies is the same whatever the seed of the content. */
export const demoCompanies = companies(1);

/** Water and lowland is mostly applied for by municipalities, forest and fields by companies. */
export function ownerOf(random: Random, scheme: Scheme, planName: string): Party {
  if (scheme.organization === "NST") return { vat: natureAgencyVat };
  const farmed = scheme.flowType === "establishment";
  const kind = random.pickWeighted<"municipality" | "company" | "state" | "seges">(
    farmed
      ? [
          ["company", 85],
          ["municipality", 10],
          ["seges", 5],
        ]
      : [
          ["municipality", 84],
          ["state", 12],
          ["company", 4],
        ],
  );
  if (kind === "state") return { vat: natureAgencyVat };
  if (kind === "seges") return { vat: segesVat };
  if (kind === "company") return { vat: random.pick(demoCompanies).vat };
  const plan = plans.find(({ name }) => name === planName);
  const weights = Object.entries(plan?.municipalityKm2 ?? {});
  const vat = vatByCode.get(random.pickWeighted(weights));
  return { vat: vat ?? natureAgencyVat };
}

type Company = { vat: string; name: string };

/** Invented companies. Their numbers fail the CVR check, so that no real company has them. */
function companies(seed: number): Company[] {
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
