import { expect, test } from "vitest";
import type { DatedKey } from "./datedKeys.ts";
import { compareKeys, matches } from "./listOrder.ts";

const project: DatedKey = {
  id: "1",
  name: "Engene ved Aabenraa",
  description: "Våd jord",
  status: "draft",
  updatedAt: new Date(0),
  appliedAt: null,
  areaHa: 3,
  caseId: null,
  ownerName: "Sønderby I/S",
  ownerVat: null,
  ownerPersonId: null,
  delegateScope: "apply",
  schemeName: null,
  schemeId: null,
  returnedAt: null,
  caseNumber: "M-2026-0412",
  flowType: null,
  completedOn: null,
  turn: { who: "applicant", act: "draft", since: "2026-11-01T08:00:00.000Z", due: null },
  assigneeId: null,
};

test.each([
  ["åbenrå", true],
  ["AABENRAA", true],
  ["jord  sønderby", true],
  ["jord sønderborg", false],
  // As the reader sees it, in whichever language.
  ["kladde", true],
  ["draft", true],
  ["m-2026-0412", true],
  ["", true],
])("a project is found by '%s': %s", (search, isFound) => {
  expect(matches(project, search)).toBe(isFound);
});

test("names are in Danish order, what is empty last either way, and ids settle ties", () => {
  const order = (direction: "asc" | "desc") =>
    ["Åby", "", "Eng 10", "Eng 9", "Eng 9"]
      .map((name, index) => ({ name, id: String(index) }))
      .toSorted((a, b) => compareKeys({ direction }, a.name, a.id, b.name, b.id))
      .map(({ id }) => id);
  expect(order("asc")).toEqual(["3", "4", "2", "0", "1"]);
  expect(order("desc")).toEqual(["0", "2", "3", "4", "1"]);
});
