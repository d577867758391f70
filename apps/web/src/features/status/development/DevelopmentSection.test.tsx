import type { DevelopmentPoint } from "@mars/contracts/status/statusShapes";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { DevelopmentSection } from "./DevelopmentSection.tsx";

const staged = <T,>(value: T) => ({
  preliminary_examination_approval: value,
  establishment_approval: value,
  established: value,
});

function months(projects: number, nitrogen: number): DevelopmentPoint[] {
  return ["2026-09-30", "2026-10-31"].map((day) => ({
    day,
    counts: staged(projects),
    effects: staged({ nitrogen, extraction: 0, afforestation: 0 }),
  }));
}

const none = "Der er endnu ingen udvikling at vise.";

function show(development: DevelopmentPoint[]) {
  return renderInPage(<DevelopmentSection csv="/status/x.csv" development={development} />);
}

test("a unit that never had a project says so, without axes or choices", () => {
  show(months(0, 0));
  expect(screen.getByText(none)).toBeDefined();
  expect(screen.queryAllByRole("radio")).toEqual([]);
  expect(screen.queryAllByRole("img")).toEqual([]);
});

test("an effect that no project has says so, and the others can still be chosen", () => {
  show(months(2, 5));
  expect(screen.queryByText(none)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Skov" }));
  expect(screen.getByText(none)).toBeDefined();
  fireEvent.click(screen.getByRole("radio", { name: "Kvælstof" }));
  expect(screen.queryByText(none)).toBeNull();
});
