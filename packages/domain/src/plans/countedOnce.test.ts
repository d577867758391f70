import { expect, test } from "vitest";
import type { Stage } from "../lifecycle/stage.ts";
import { type LandItem, lostShares } from "./countedOnce.ts";

const item = (id: string, tons: number | null, stage: Stage = "sketch_project"): LandItem => ({
  id,
  stage,
  wholeEffects: {
    nitrogenReductionT: tons,
    extractionEffortHa: null,
    afforestationEffortHa: null,
  },
});
const shared = (parts: Record<string, number>) => ({
  ids: Object.keys(parts),
  shares: Object.values(parts),
});

test("[L2] doubly drawn land counts with the sketch that gives less there", () => {
  // 10 ha shared: a quarter of the one at 0.1 t/ha, half of the one at 0.05 t/ha.
  const lost = lostShares([item("a", 4), item("b", 1)], [shared({ a: 0.25, b: 0.5 })]);
  expect([...lost]).toEqual([["a", 0.25]]);
});

test("[L2] an applied project keeps its land against a sketch, also where it gives more", () => {
  const items = [item("applied", 9, "preliminary_examination_approval"), item("sketch", 1)];
  const lost = lostShares(items, [shared({ applied: 0.5, sketch: 0.5 })]);
  expect([...lost]).toEqual([["sketch", 0.5]]);
});

test("[L2] land under three counts once, and no one loses it twice", () => {
  const items = [item("a", 1), item("b", 2), item("c", 3)];
  const lost = lostShares(items, [
    shared({ a: 0.1, b: 0.1, c: 0.1 }),
    shared({ b: 0.2, c: 0.2 }),
    shared({ a: 0.3, c: 0.3 }),
  ]);
  expect(lost.get("a")).toBeUndefined();
  expect(lost.get("b")).toBeCloseTo(0.1, 12);
  expect(lost.get("c")).toBeCloseTo(0.6, 12);
});

test("[L2] what is not counted, or gives nothing, keeps nothing from the others", () => {
  const land = [shared({ a: 0.5, b: 0.5, none: 0.5 })];
  expect(lostShares([item("b", 3), item("none", null)], land)).toEqual(new Map());
});

test("[L2] solving an overlap can only improve the figure", () => {
  const tons: Record<string, number> = { a: 4, b: 1, c: 2.5 };
  const land = [shared({ a: 0.2, b: 0.3 }), shared({ a: 0.1, b: 0.15, c: 0.2 })];
  const items = Object.entries(tons).map(([id, t]) => item(id, t));
  const net = (lost: ReadonlyMap<string, number>) =>
    items.reduce((sum, { id }) => sum + tons[id]! * (1 - (lost.get(id) ?? 0)), 0);
  const undecided = net(lostShares(items, land));
  // Whoever of a pair is cut away, the rest counts no less.
  for (const cut of ["a", "b", "c"]) {
    const without = land.map(({ ids, shares }) => ({
      ids: ids.filter((id) => id !== cut),
      shares: shares.filter((_, i) => ids[i] !== cut),
    }));
    const own = land.reduce((sum, { ids, shares }) => sum + (shares[ids.indexOf(cut)] ?? 0), 0);
    const lost = new Map(lostShares(items, without)).set(cut, own);
    expect(net(lost)).toBeGreaterThanOrEqual(undecided - 1e-9);
  }
});
