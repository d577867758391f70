import { compareDanish } from "../order/compareDanish.ts";
import { judgedFor, judgeScheme, type SchemeJudgement } from "./judgeScheme.ts";
import type { SchemeCase } from "./schemeCase.ts";
import type { SubsidyScheme } from "./subsidyScheme.ts";
import { whoMayApply } from "./whoMayApply.ts";

/** Lower is better. A scheme nobody can apply for is told of last. */
function rank(scheme: SubsidyScheme, judgement: SchemeJudgement): number {
  if (whoMayApply(scheme).kind === "none") return 6;
  if (judgement.mayApply) return 0;
  const isOpen = judgement.rules.some(({ rule, passed }) => rule === "period" && passed === true);
  if (judgement.eligible !== false && isOpen) return judgement.eligible ? 1 : 2;
  if (judgement.eligible !== false) return 3;
  return judgement.areaFits === false ? 5 : 4;
}

function failures({ rules }: SchemeJudgement): number {
  return rules.filter(({ passed }) => passed === false).length;
}

/** Judges every active scheme, best first: can be applied for, fits but closed, does not fit. Ties
 * by fewest failing rules, then by Danish name, then id, so that the order never jumps.
 * `caseFor` gives each scheme its case: nitrogen depends on the scheme's measure. */
export function proposeSchemes(
  schemes: readonly SubsidyScheme[],
  caseFor: (scheme: SubsidyScheme) => SchemeCase,
): readonly SchemeJudgement[] {
  return bestFirst(
    schemes
      .filter((scheme) => scheme.active)
      .map((scheme) => ({ scheme, judgement: judgeScheme(scheme, caseFor(scheme)) })),
  );
}

/** Earlier judgements for somebody else, best first. A scheme that is gone is left as it was judged. */
export function proposeFor<Judged extends SchemeJudgement>(
  schemes: readonly SubsidyScheme[],
  judgements: readonly Judged[],
  applicant: SchemeCase["applicant"],
): readonly Judged[] {
  const schemeOf = new Map(schemes.map((scheme) => [scheme.id, scheme]));
  const known = judgements.flatMap((judgement) => {
    const scheme = schemeOf.get(judgement.schemeId);
    return scheme ? [{ scheme, judgement: judgedFor(scheme, judgement, applicant) }] : [];
  });
  return [...bestFirst(known), ...judgements.filter(({ schemeId }) => !schemeOf.has(schemeId))];
}

function bestFirst<Judged extends SchemeJudgement>(
  judged: readonly { scheme: SubsidyScheme; judgement: Judged }[],
): readonly Judged[] {
  return judged
    .map(({ scheme, judgement }) => ({
      judgement,
      rank: rank(scheme, judgement),
      failures: failures(judgement),
    }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.failures - b.failures ||
        compareDanish(a.judgement.schemeName, b.judgement.schemeName) ||
        (a.judgement.schemeId < b.judgement.schemeId ? -1 : 1),
    )
    .map(({ judgement }) => judgement);
}
