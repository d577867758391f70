import { municipalities } from "../../../apps/api/src/platform/reference/facts/municipalities.ts";
import {
  natureAgencyVat,
  segesVat,
} from "../../../apps/api/src/platform/reference/facts/organizations.ts";
import { planMunicipalityKm2 } from "../../../apps/api/src/platform/reference/facts/planMunicipalityKm2.ts";
import type { Scheme } from "../../../apps/api/src/platform/reference/facts/schemes.ts";
import type { Random } from "../random.ts";
import { companies } from "./companies.ts";
import type { Party } from "./DemoProject.ts";

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
  const weights = Object.entries(planMunicipalityKm2[planName] ?? {});
  const vat = vatByCode.get(random.pickWeighted(weights));
  return { vat: vat ?? natureAgencyVat };
}
