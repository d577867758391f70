import type { LandPage } from "@mars/contracts/places/land";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { LandQuote } from "./LandQuote.tsx";

fakeServer();
const now = {
  projectLandHa: 900,
  compensationLandHa: 300,
  bindingAgreementsHa: 40,
  boughtHa: 120,
  soldHa: 30,
  vkpHa: 0,
  klpHa: 0,
  inventoryHa: 1240,
};
const shown = { year: 2026, quarter: 3 };
const page: LandPage = {
  shown,
  quarters: [{ ...shown, totals: now }],
  now,
  effort: { lowestHa: 0, medianHa: 0, highestHa: 0 },
  municipalities: [],
};

test.each([
  { chosen: "I alt", section: "beholdning" },
  { chosen: "Købt og solgt", section: "handel" },
])("what is quoted of the state's land is what its embed shows: $chosen", async (one) => {
  const { user } = renderInPage(<LandQuote page={page} shown={shown} onClose={() => {}} />);
  await user.click(screen.getByRole("radio", { name: one.chosen }));
  await user.click(screen.getByRole("button", { name: "Indlejr" }));
  const code = await screen.findByText(/<iframe/);
  expect(code.textContent).toContain(`embed=${one.section}"`);
});
