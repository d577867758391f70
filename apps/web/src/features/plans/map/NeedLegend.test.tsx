import type { Balance } from "@mars/domain/plans/balance";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { NeedLegend } from "./NeedLegend.tsx";

const { balance } = planFixture();
const show = (changes: Partial<Balance>) =>
  renderInPage(<NeedLegend balances={new Map([["op-1", { ...balance, ...changes }]])} />);
const classes = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("[L2] what is missing has a scale", () => {
  show({ remainingAfterDropoutT: 93 });
  expect(classes()).toEqual(["dækket", "under 25", "25–50", "50–75", "over 75"]);
});

test("[L2] where all is covered there is no scale of nothing", () => {
  show({ remainingAfterDropoutT: 0.04 });
  expect(classes()).toEqual(["dækket"]);
});

test("[L2] without a need there is no key", () => {
  show({ hasNeed: false, remainingAfterDropoutT: 0 });
  expect(classes()).toEqual([]);
});
