import type { UnitListItem, UnitsPage } from "@mars/contracts/statusPages";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { UnitTable } from "./UnitTable.tsx";

const effects = { nitrogen: 5, extraction: 0, afforestation: 0 };
const stages = {
  preliminary_examination_approval: 0,
  establishment_approval: 0,
  established: 0,
};
const counts = { ...stages, total: 1, sketch_project: 0 };
const totals = { total: effects, byStage: stages };

function group(name: string, verdict: "missing" | "covered", missingT: number): UnitListItem {
  const plan = { verdict, needT: 10, coverage: { missingT, surplusT: 4000 } };
  return { id: name, slug: name, name, counts, totals, plan } as unknown as UnitListItem;
}

test("[T8] the total is what is missing in each group, whatever another has too much of", () => {
  const page = {
    kind: "plan",
    units: [
      group("Aldrup", "missing", 145.3),
      group("Bovrup", "missing", 0.1),
      group("Cedrup", "covered", 0.04),
    ],
    country: { counts, totals },
    outside: { counts: { ...counts, total: 0 }, totals },
  } as unknown as UnitsPage;
  renderInPage(<UnitTable page={page} kind="plan" hasStages={false} hasTotals />);
  const last = within(screen.getByRole("row", { name: /^I alt/ }))
    .getAllByRole("cell")
    .at(-1);
  expect(last?.textContent).toBe("145,4");
});
