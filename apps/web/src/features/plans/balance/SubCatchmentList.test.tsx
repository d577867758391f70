import { balanceOfStages, emptyStages } from "@mars/domain/plans/balance";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { SubCatchmentList } from "./SubCatchmentList.tsx";

const [subCatchment] = planFixture().subCatchments;

test.each([
  { approvedT: 11, missing: "mangler 1,2 t", surplus: null },
  { approvedT: 20, missing: null, surplus: "6,0 t over behovet efter frafald." },
])("[L2] $approvedT t of 10 t: what is missing or what is left over, never both", (one) => {
  const byStage = { ...emptyStages(), establishment_approval: one.approvedT };
  const nothing = vi.fn<() => void>();
  renderInPage(
    <SubCatchmentList
      rows={[{ subCatchment: subCatchment!, balance: balanceOfStages(10, byStage) }]}
      verdict="missing"
      mayEdit={false}
      selected={subCatchment!.opId}
      onSelect={nothing}
      onPoint={nothing}
      onShow={nothing}
      onEditNeed={nothing}
      potentialOf={null}
      potential={null}
      onPotential={nothing}
    />,
  );
  const said = screen.getByRole("list").textContent.replace(/\s/g, " ");
  expect(/mangler [\d,]+ t/.exec(said)?.[0] ?? null).toBe(one.missing);
  expect(/[\d,]+ t over behovet efter frafald\./.exec(said)?.[0] ?? null).toBe(one.surplus);
});
