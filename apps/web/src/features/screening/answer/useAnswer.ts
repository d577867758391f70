import type { ScreenedScheme, ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import { landLedger } from "@mars/domain/schemes/landLedger";
import type { ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import { rankOptions } from "@mars/domain/schemes/rankOptions";
import { type Answer, answerKind, answerWords } from "@mars/wording/answer/answerWords";
import { useLocale } from "../../../lib/language/locale.ts";
import { useResult } from "../findings/ResultContext.ts";
import { isOffLand } from "../result/isOffLand.ts";
import { type JudgedSchemes, useJudgedSchemes } from "../schemes/useJudgedSchemes.ts";

export type ShownAnswer = Answer<ScreenedScheme> & {
  kind: ReturnType<typeof answerKind>;
  words: { title: string; text: string };
  applicant: ApplicantChoice | null;
};

/** What the land is good for, ranked; null before it is judged, and off land. */
export function useAnswer(): ShownAnswer | null {
  const { state } = useResult();
  const judged = useJudgedSchemes();
  const locale = useLocale();
  const { verdict, started } = state.soFar;
  if (!judged || !verdict || !started || isOffLand(state.soFar)) return null;
  const answer = answerTo(judged, { verdict, areaHa: started.areaHa });
  return {
    ...answer,
    kind: answerKind(answer),
    words: answerWords(answer, locale),
    applicant: judged.applicant,
  };
}

/** The ranking of one result; compared results each have theirs. */
export function answerTo(
  { schemes }: JudgedSchemes,
  { verdict, areaHa }: { verdict: ScreeningVerdict; areaHa: number },
): Answer<ScreenedScheme> {
  const ranked = rankOptions(schemes, areaHa);
  return {
    ranked,
    ledger: verdict.land && landLedger(verdict.land, ranked.options, areaHa),
    areaHa,
    neighbours: verdict.neighbours.items,
  };
}
