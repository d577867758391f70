import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { MissingFigure } from "./MissingFigure.tsx";
import { PlanEffects } from "./PlanEffects.tsx";

const effects = { nitrogenReductionT: 0, extractionEffortHa: 0, afforestationEffortHa: 0 };
const [sub] = planFixture().subCatchments;
const planWith = (needT: number, needSource: "edited" | "official") => {
  const balance = { ...sub!.balance, needT, hasNeed: needT > 0 };
  return planFixture({
    otherExtractionT: 100,
    balance,
    verdict: needT > 0 ? "missing" : "unshared",
    subCatchments: [{ ...sub!, balance, needSource }],
  });
};
const sentence = /ikke fordelt, fordi behovet er rettet/;

test("[L2] what edited needs leave of the plan's need is told", () => {
  renderInPage(<PlanEffects plan={planWith(60, "edited")} effects={effects} />);
  expect(screen.getByText(sentence).textContent).toMatch(
    /^Deloplandene har tilsammen 60,0\st\. De sidste 40,0\st er/,
  );
});

test.each([
  { needT: 100, needSource: "edited" },
  { needT: 99.8, needSource: "official" },
] as const)("[L2] $needT t of 100 t, $needSource, needs no word", ({ needT, needSource }) => {
  renderInPage(<PlanEffects plan={planWith(needT, needSource)} effects={effects} />);
  expect(screen.queryByText(sentence)).toBeNull();
});

test("[T8] needs edited to 0 are not called field regulation", () => {
  const plan = planWith(0, "edited");
  renderInPage(
    <MissingFigure {...{ plan, balance: plan.balance, missingCount: 0, probability: undefined }} />,
  );
  expect(screen.getByText("Behovet er ikke fordelt på deloplande")).toBeTruthy();
});
