import { applicantOf } from "@mars/domain/rights/applicantKind";
import { mayApplyFor, whoMayApply } from "@mars/domain/schemes/whoMayApply";
import type { Queryable } from "../../../platform/database/Database.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import {
  readMunicipalityVats,
  readSchemes,
  type StoredScheme,
} from "../../../platform/schemes/readSchemes.ts";

/** A scheme that is offered to the owner. Rounds are judged when applying, not when choosing. */
export async function offeredScheme(
  database: Queryable,
  id: string,
  ownerVat: string | null,
): Promise<StoredScheme> {
  const [scheme] = await readSchemes(database, [id]);
  if (scheme === undefined) throw new ProblemError("project.scheme-unknown");
  const applicant = applicantOf({ vat: ownerVat }, await readMunicipalityVats(database));
  if (!mayApplyFor(scheme, applicant)) {
    throw new ProblemError("project.scheme-not-offered", {
      figures: { scheme: scheme.name, applicant: applicant.kind, who: whoMayApply(scheme) },
    });
  }
  return scheme;
}
