import { balanceOfStages } from "@mars/domain/plans/balance";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useMissingWords } from "./useMissingWords.ts";

const none = {
  sketch_project: 0,
  preliminary_examination_approval: 0,
  establishment_approval: 0,
  established: 0,
};

test.each([
  { verdict: "missing", needT: 48.64, words: "mangler 48,6 t" },
  { verdict: "missing", needT: 0, words: "intet behov" },
  { verdict: "unshared", needT: 0, words: "intet behov" },
  { verdict: "no-need", needT: 0, words: "intet behov" },
  { verdict: "field-regulation", needT: 0, words: "markregulering dækker behovet" },
] as const)("[T8] a need of $needT t in a plan of '$verdict' reads '$words'", (given) => {
  const { result } = renderHook(() => useMissingWords(given.verdict));
  const said = result.current(balanceOfStages(given.needT, none));
  expect(said.replaceAll("\u00a0", " ")).toBe(given.words);
});
