import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { GoalParts } from "./GoalParts.tsx";

test("each part of a goal has its own words and amount", () => {
  renderInPage(
    <GoalParts
      effect="nitrogen"
      parts={[
        { key: "agricultural-policy", amount: 840 },
        { key: "collective-measures", amount: 12_959 },
      ]}
    />,
  );
  const rows = screen
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual([
    "Heraf ca. gennem den fælles landbrugspolitik: 840\u00a0t",
    "Heraf gennem kollektive virkemidler og lavbundsprojekter: 12.959\u00a0t",
  ]);
});
