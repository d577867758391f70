// @vitest-environment node
import { balanceOfStages, planBalance } from "@mars/domain/plans/balance";
import { expect, test } from "vitest";
import { barParts } from "./BalanceBar.tsx";
import { needClass, needLimits } from "./needClass.ts";

const stages = (sketch: number, establishment = 0) => ({
  sketch_project: sketch,
  preliminary_examination_approval: 0,
  establishment_approval: establishment,
  established: 0,
});
const widthOf = (balance: Parameters<typeof barParts>[0], part: string) =>
  barParts(balance).parts.find((one) => one.part === part)?.width ?? 0;

test("[L2] surplus in one sub-catchment does not fill the bar of what another lacks", () => {
  const whole = planBalance([balanceOfStages(10, stages(40)), balanceOfStages(10, stages(0))]);
  expect(widthOf(whole, "remaining")).toBeCloseTo(0.5);
  expect(widthOf(whole, "sketch")).toBeCloseTo(0.5);
});

test("[L2] the parts fill the bar exactly, and the dropout bracket ends the approvals", () => {
  const balance = balanceOfStages(10, stages(2, 5), 0.2);
  const { parts, dropout } = barParts(balance);
  expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1);
  expect(dropout.width).toBeCloseTo(0.1);
  expect(dropout.from + dropout.width).toBeCloseTo(0.5);
});

test("[L2] without a need there is nothing missing to draw", () => {
  expect(widthOf(balanceOfStages(0, stages(3)), "remaining")).toBe(0);
});

test("[L2] the ramp tells no need, covered and missing apart", () => {
  const balances = [
    balanceOfStages(0, stages(1)),
    balanceOfStages(5, stages(5)),
    balanceOfStages(90, stages(0)),
    balanceOfStages(10, stages(0)),
  ];
  const limits = needLimits(balances);
  expect(balances.map((balance) => needClass(balance, limits))).toEqual([0, 1, 5, 2]);
});
