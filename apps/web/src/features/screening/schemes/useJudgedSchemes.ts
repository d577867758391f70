import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { ApplicantKind } from "@mars/domain/rights/applicantKind";
import { type ApplicantChoice, judgedFor } from "@mars/domain/schemes/judgedFor";
import { useStore } from "../../../lib/createStore.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { useResult } from "../findings/ResultContext.ts";
import { applicantChoice } from "./applicantChoice.ts";

export type JudgedSchemes = {
  /** Best first. */
  schemes: readonly ScreenedScheme[];
  /** Who they are judged for; null where only the sign-in knows (SEGES, the agency itself). */
  applicant: ApplicantChoice | null;
};

/** The schemes as they stand to whoever applies; null before they are judged. */
export function useJudgedSchemes(): JudgedSchemes | null {
  return useSchemesOf(useResult().state.soFar);
}

type Judged = {
  started: { areaHa: number } | null;
  verdict: { schemes: readonly ScreenedScheme[] } | null;
};

/** The same of any result. */
export function useSchemesOf(result: Judged | null | undefined): JudgedSchemes | null {
  return useJudgeSchemes()(result);
}

/** For several results next to each other. */
export function useJudgeSchemes(): (result: Judged | null | undefined) => JudgedSchemes | null {
  const chosen = useStore(applicantChoice);
  const master = useRead<{ subsidySchemes: MasterDataScheme[] }>("/master-data");
  return (result) => judgedSchemes(result, chosen, master);
}

type Master = ReturnType<typeof useRead<{ subsidySchemes: MasterDataScheme[] }>>;

function judgedSchemes(
  result: Judged | null | undefined,
  chosen: ApplicantChoice | null,
  master: Master,
): JudgedSchemes | null {
  const schemes = result?.verdict?.schemes;
  if (!schemes) return null;
  const signedIn = signedInAs(schemes);
  const isKnown = chosen === null && signedIn !== null;
  // Counted without the facts, schemes that are not for this applicant would be promised meanwhile.
  if (!isKnown && (master.status === "IDLE" || master.status === "RUNNING") && !master.data)
    return null;
  const applicant = chosen ?? (signedIn === null ? "private" : choiceOf(signedIn));
  if (isKnown) return { schemes, applicant };
  const as = { kind: applicant ?? "private", areaHa: result.started?.areaHa ?? 0 };
  const judged = schemes.map((scheme) => {
    const facts = master.data?.subsidySchemes.find(({ id }) => id === scheme.schemeId);
    return facts ? judgedFor(scheme, facts, as) : scheme;
  });
  return { schemes: judged, applicant };
}

/** What the server judged by; null where no one was signed in. */
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
