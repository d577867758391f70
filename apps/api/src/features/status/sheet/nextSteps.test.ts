import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { expect, test } from "vitest";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";
import { nextSteps } from "./nextSteps.ts";

const now = new Date("2026-11-18T10:00:00Z");
const forest = { goal: 1000, reached: 10, sketch: 90 } as StatusGoal;
const scheme = (name: string, endDate: string | null, active = true) =>
  ({
    name,
    active,
    applicationPeriods: [{ startDate: "2026-01-01", endDate, extensionEndDate: null }],
  }) as unknown as StoredScheme;
const unit = (page: object) =>
  ({ sketches: [], plan: null, overlapping: { tripartites: [] }, ...page }) as unknown as UnitPage;
const steps = (given: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ page: null, missing: [], forest, schemes: [], now: null, ...given });

test("the country's steps name the three worst groups and what sketches of forest would give", () => {
  expect(steps({ missing: ["Nord", "Syd", "Øst", "Vest"] })).toEqual([
    "Der mangler mest i Nord, Syd og Øst. De lokale treparter kan planlægge mere der.",
    "90,0\u00a0ha skov ligger som skitser. Med tilsagn til dem alle når skovmålet fra 1,0\u00a0% til 10,0\u00a0%.",
  ]);
  expect(steps({ forest: { ...forest, sketch: 0 } })).toEqual([]);
});

test("a group's steps say what its sketches would cover, and who plans", () => {
  const page = unit({
    kind: "plan",
    plan: { coverage: { missingT: 12 }, coverageInclSketches: { missingT: 4.5 } },
    overlapping: {
      tripartites: [
        { name: "Limfjorden", isMinor: false },
        { name: "Djursland", isMinor: true },
      ],
    },
  });
  expect(steps({ page, missing: ["Hjarbæk Fjord"] })).toEqual([
    "Der mangler mest i Hjarbæk Fjord. Her er der brug for flere projekter.",
    "Udgivne skitser kan dække 7,5\u00a0t af det, der mangler, hvis ejerne søger.",
    "Lokal trepart: Limfjorden.",
  ]);
});

test("a municipality's steps count the sketches that lie in it", () => {
  expect(steps({ page: unit({ kind: "municipality", sketches: [{}, {}] }) })).toEqual([
    "2 udgivne skitser ligger her. Ejerne kan søge om tilsagn.",
  ]);
});

test.each([
  [
    "the first round that closes",
    [scheme("A", "2026-12-31"), scheme("B", "2026-12-15")],
    "15.12.2026: B.",
  ],
  [
    "all that close on that day",
    [scheme("A", "2026-12-15"), scheme("B", "2026-12-15")],
    "15.12.2026: A og B.",
  ],
  [
    "three of many by name",
    ["A", "B", "C", "D", "E"].map((name) => scheme(name, "2026-12-15")),
    "15.12.2026: A, B, C og 2 andre ordninger.",
  ],
])("the deadline is that of %s", (_what, schemes, end) => {
  expect(steps({ page: unit({}), schemes, now })).toEqual([`Næste ansøgningsfrist er ${end}`]);
});

test.each([
  ["a round without an end", [scheme("A", null)], now],
  ["a scheme that is no longer offered", [scheme("A", "2026-12-15", false)], now],
  ["a round that is over", [scheme("A", "2026-11-01")], now],
  ["an earlier day", [scheme("A", "2026-12-15")], null],
])("there is no deadline of %s", (_what, schemes, at) => {
  expect(steps({ page: unit({}), schemes, now: at })).toEqual([]);
});
