import "../../testing/noResizeObserver.ts";
import type { Point } from "@mars/domain/areas/geometry";
import { expect, test } from "vitest";
import { createMapModel } from "../createMapModel.ts";
import { measured } from "./Measure.ts";

const key = (name: string) => new KeyboardEvent("keydown", { key: name });

function measuring() {
  const model = createMapModel({ extent: [592_000, 6_138_000, 593_000, 6_139_000] });
  model.drawing.start();
  model.measure.toggle();
  const press = (...names: string[]) => names.map((name) => model.pressKey(key(name)));
  return { model, press, figures: () => measured(model.measure.store.get()) };
}

test("while the ruler is out the keyboard measures and draws nothing", () => {
  const { model, press, figures } = measuring();
  press("Enter", "ArrowRight", "ArrowRight", "Enter");
  const { lengthM, areaHa } = figures();
  expect(lengthM).toBeGreaterThan(0);
  expect(areaHa).toBeNull();
  press("ArrowUp", "Enter");
  expect(figures().areaHa).toBeGreaterThan(0);
  expect(model.drawing.store.get().sketch).toEqual([]);
});

test("Enter in the same place ends the line, the next point begins another, Escape puts the ruler away", () => {
  const { model, press } = measuring();
  press("Enter", "ArrowRight", "Enter", "Enter");
  expect(model.measure.store.get()).toMatchObject({ isDone: true });
  model.measure.addPoint([592_100, 6_138_100] as Point);
  expect(model.measure.store.get().points).toHaveLength(1);
  press("Escape");
  expect(model.measure.store.get().isOn).toBe(false);
  expect(model.drawing.store.get().mode).toBe("draw");
});
