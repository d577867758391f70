import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { unitOf } from "../testing/statusAnswers.ts";
import { NeedSection } from "./NeedSection.tsx";

/** 'Behov 301,5 t' and so on, as the lines of the ledger read. */
const ledger = () =>
  screen.getAllByRole("term").map((term) => term.parentElement!.textContent.replaceAll(/\s/g, " "));

test("[T8] the answer reckons from the need to what is missing, line by line", () => {
  const page = unitOf("plan");
  renderInPage(<NeedSection page={page} />);
  expect(ledger()).toEqual([
    expect.stringMatching(/^Behov.*markregulering dækker 218,5 t301,5 t$/),
    expect.stringMatching(/^Dækket af tilsagn.*− 165,0 t$/),
    "Mangler i dag= 136,5 t",
    expect.stringMatching(/^Forventet frafald.*\+ 11,9 t$/),
    "Mangler efter frafald= 148,4 t",
    expect.stringMatching(/^Skitser, der kan dække.*− 84,9 t$/),
    "Mangler, selv med alle skitser= 63,5 t",
  ]);
});

test("[T6] a municipality without a need says so, and reckons nothing", () => {
  renderInPage(<NeedSection page={unitOf("municipality")} />);
  expect(screen.getByText("Intet behov")).toBeDefined();
  expect(screen.queryAllByRole("term")).toEqual([]);
});

test("what an older instance does not tell of dropout is left out", () => {
  const page = unitOf("plan");
  if (page.plan === null) throw new Error("a coastal water group has a plan");
  const { inclSketchesAfterDropout: _, ...older } = page.plan;
  renderInPage(<NeedSection page={{ ...page, plan: older as typeof page.plan }} />);
  expect(screen.getByText("Mangler i dag")).toBeDefined();
  expect(screen.queryByText("Mangler, selv med alle skitser")).toBeNull();
});
