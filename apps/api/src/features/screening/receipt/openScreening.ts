import type { ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import type { ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import { polygonsOf } from "@mars/domain/areas/geometry";
import { applicantOf } from "@mars/domain/rights/applicantKind";
import { proposeFor } from "@mars/domain/schemes/proposeSchemes";
import { verdict as verdictOf } from "@mars/domain/schemes/verdict";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Rules } from "../catalogue/Catalogue.ts";
import { type ReceiptState, selectReceiptState, selectScreening } from "./screeningQueries.ts";
import type { StoredScreening } from "./StoredScreening.ts";

/** A receipt that may still be read. */
export async function openScreening(
  database: Queryable,
  id: string,
  now: Date,
): Promise<StoredScreening> {
  return withLand(readable(await selectScreening(database, id), now));
}

/** What its files are called, and its version, which changes with everything made of it. */
export async function openReceipt(
  database: Queryable,
  id: string,
  now: Date,
): Promise<ReceiptState> {
  return readable(await selectReceiptState(database, id), now);
}

/** Older receipts name no municipalities; still older ones say nothing of what can be gained. */
function withLand(stored: StoredScreening): StoredScreening {
  const verdict = { ...stored.rest.verdict };
  verdict.municipalities ??= [];
  if (verdict.schemes.every(({ purposeHa }) => purposeHa !== undefined))
    return { ...stored, rest: { ...stored.rest, verdict } };
  const unmeasured = {
    purpose: null,
    purposeHa: null,
    usableHa: null,
    toCutHa: null,
    usableEffects: null,
    payment: null,
    decidedBy: null,
  };
  const schemes = verdict.schemes.map((scheme) => ({
    ...scheme,
    ...unmeasured,
    verdict: verdictOf({ ...scheme, ...unmeasured }, stored.areaHa),
  }));
  return {
    ...stored,
    rest: { ...stored.rest, verdict: { ...verdict, schemes, land: verdict.land ?? null } },
  };
}

function readable<T extends { expiresAt: Date }>(stored: T | null, now: Date): T {
  if (!stored) throw new ProblemError("screening.unknown");
  if (stored.expiresAt <= now)
    throw new ProblemError("screening.expired", {
      figures: { expiredAt: stored.expiresAt.toISOString() },
    });
  return stored;
}

/** The stored verdict for whoever reads it: only whether they may apply is judged again. */
export function verdictFor(
  { rest: { verdict }, areaHa }: StoredScreening,
  rules: Rules,
  person: Person | null,
): ScreeningVerdict {
  if (!person) return verdict;
  const applicant = applicantOf(person, rules.municipalityVats);
  const schemes = proposeFor(rules.schemes, verdict.schemes, { applicant, areaHa });
  return { ...verdict, schemes: [...schemes] };
}

export function resultOf(stored: StoredScreening): ScreeningResult {
  const { geometry, findings, rest } = stored;
  return {
    id: stored.id,
    name: stored.name,
    geometry: {
      type: "MultiPolygon",
      coordinates: polygonsOf(geometry).map((rings) =>
        rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
      ),
    },
    geometryHash: stored.geometryHash,
    areaHa: stored.areaHa,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    datasets: [...rest.datasets],
    findings: findings.map(({ finding }) => finding),
    failures: [...rest.failures],
    verdict: rest.verdict,
  };
}
