import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { ApplicantKind } from "@mars/domain/rights/applicantKind";
import { groupByFit, type SchemeFit } from "@mars/domain/schemes/schemeFit";
import { type ApplicantChoice, judgedFor } from "@mars/domain/schemes/judgedFor";
import { useStore } from "../../../lib/createStore.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { useResult } from "../findings/ResultContext.ts";
import { applicantChoice } from "./applicantChoice.ts";

export type JudgedSchemes = {
  groups: readonly { fit: SchemeFit; schemes: readonly ScreenedScheme[] }[];
  /** Open, the area fits, and this applicant may apply. */
  nowCount: number;
  /** Who they are judged for; null where only the sign-in knows (SEGES, the agency itself). */
  applicant: ApplicantChoice | null;
};

/** The schemes as they stand to whoever applies; null before they are judged. */
export function useJudgedSchemes(): JudgedSchemes | null {
  return useSchemesOf(useResult().state.soFar.verdict);
}

/** The same of any verdict, for two results beside each other. */
export function useSchemesOf(
  verdict: { schemes: readonly ScreenedScheme[] } | null | undefined,
): JudgedSchemes | null {
  const schemes = verdict?.schemes;
  const chosen = useStore(applicantChoice);
  const master = useRead<{ subsidySchemes: MasterDataScheme[] }>("/master-data");
  if (!schemes) return null;
  const signedIn = signedInAs(schemes);
  const isKnown = chosen === null && signedIn !== null;
  // Counted without the facts, schemes that are not for this applicant would be promised meanwhile.
  if (!isKnown && (master.status === "IDLE" || master.status === "RUNNING") && !master.data)
    return null;
  const applicant = chosen ?? (signedIn === null ? "private" : choiceOf(signedIn));
  const judged = isKnown
    ? schemes
    : schemes.map((scheme) => {
        const facts = master.data?.subsidySchemes.find(({ id }) => id === scheme.schemeId);
        return facts ? judgedFor(scheme, facts, applicant ?? "private") : scheme;
      });
  const groups = groupByFit(judged);
  const now = groups.find(({ fit }) => fit === "now")?.schemes ?? [];
  return {
    groups,
    nowCount: now.filter(({ areaFits }) => areaFits === true).length,
    applicant,
  };
}

/** What the server judged by; null where nobody was signed in. */
function signedInAs(schemes: readonly ScreenedScheme[]): ApplicantKind | null {
  for (const { rules } of schemes) {
    const kind = rules.find(({ rule }) => rule === "applicant")?.figure;
    if (typeof kind === "string") return kind as ApplicantKind;
  }
  return null;
}

function choiceOf(kind: ApplicantKind): ApplicantChoice | null {
  return kind === "seges" || kind === "agency" ? null : kind;
}
