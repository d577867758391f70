import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
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
  return {
    id: name,
    slug: name,
    name,
    retiredOn: null,
    counts,
    totals,
    plan,
  } as unknown as UnitListItem;
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

test("[T5] a former unit is marked where it is listed, and needs nothing", () => {
  const former = { ...group("Dalby", "missing", 7), retiredOn: "2026-11-17" };
  const page = {
    kind: "plan",
    units: [group("Aldrup", "missing", 2)],
    retired: [former],
    country: { counts, totals },
    outside: { counts: { ...counts, total: 0 }, totals },
  } as unknown as UnitsPage;
  const units = [...page.units, former];
  renderInPage(<UnitTable page={page} kind="plan" units={units} hasStages={false} hasTotals />);
  const names = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.includes("nedlagt"))).toEqual([
    expect.stringMatching(/^Dalby nedlagt/),
  ]);
  const cells = within(screen.getByRole("row", { name: /^I alt/ })).getAllByRole("cell");
  expect(cells.slice(-2).map(({ textContent }) => textContent)).toEqual(["10,0", "2,0"]);
});
