import { compareDanish } from "../order/compareDanish.ts";
import { paymentKr } from "./rankOptions.ts";
import { judgedFor, judgeScheme, type SchemeJudgement } from "./judgeScheme.ts";
import type { SchemeCase } from "./schemeCase.ts";
import type { SubsidyScheme } from "./subsidyScheme.ts";
import { VERDICTS } from "./verdict.ts";
import { whoMayApply } from "./whoMayApply.ts";

/** Lower is better. A scheme no one can apply for is told of last. */
function rank(scheme: SubsidyScheme, { verdict }: SchemeJudgement): number {
  if (whoMayApply(scheme).kind === "none") return VERDICTS.length + 1;
  return verdict === null ? VERDICTS.length : VERDICTS.indexOf(verdict);
}

function failures({ rules }: SchemeJudgement): number {
  return rules.filter(({ passed }) => passed === false).length;
}

/** Judges every active scheme, best verdict first, then by what it pays, usable hectares and fewest
 * failing rules; last by Danish name and id, so that the order never jumps.
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

/** Earlier judgements for someone else, best first. A scheme that is no longer there is left as it was judged. */
export function proposeFor<Judged extends SchemeJudgement>(
  schemes: readonly SubsidyScheme[],
  judgements: readonly Judged[],
  given: { applicant: SchemeCase["applicant"]; areaHa: number },
): readonly Judged[] {
  const schemeOf = new Map(schemes.map((scheme) => [scheme.id, scheme]));
  const known = judgements.flatMap((judgement) => {
    const scheme = schemeOf.get(judgement.schemeId);
    return scheme ? [{ scheme, judgement: judgedFor(scheme, judgement, given) }] : [];
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
        paymentKr(b.judgement) - paymentKr(a.judgement) ||
        (b.judgement.usableHa ?? 0) - (a.judgement.usableHa ?? 0) ||
        a.failures - b.failures ||
        compareDanish(a.judgement.schemeName, b.judgement.schemeName) ||
        (a.judgement.schemeId < b.judgement.schemeId ? -1 : 1),
    )
    .map(({ judgement }) => judgement);
}
