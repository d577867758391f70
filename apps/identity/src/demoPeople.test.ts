import { expect, test } from "vitest";
import { demoPeople } from "./demoPeople.ts";

const planner = "miljoe_mars_planlaegger";

test.each([
  { what: "a private person", fits: { vat: null, roles: [] } },
  { what: "a planner of Viborg", fits: { vat: "DK29189846", roles: [planner] } },
  { what: "a planner of Aalborg", fits: { vat: "DK29189420", roles: [planner] } },
  { what: "a plan reader", fits: { roles: ["miljoe_mars_plan_laes"] } },
  { what: "somebody with an organisation and no role", fits: { vat: "DK29189846", roles: [] } },
  { what: "the nature agency", fits: { vat: "DK33157274" } },
  { what: "SEGES", fits: { vat: "DK42909769" } },
  { what: "the caseworker", fits: { vat: "DK20814616", roles: ["miljoe_mars_ansoeg_admin"] } },
  { what: "a company", fits: { group: "company", roles: [] } },
])("[A4] there is $what", ({ fits }) => {
  expect(demoPeople).toContainEqual(expect.objectContaining(fits));
});

test("[A4] every company has a CVR number that no real company can have", () => {
  const weights = [2, 7, 6, 5, 4, 3, 2, 1];
  for (const { vat } of demoPeople.filter(({ group }) => group === "company")) {
    const digits = Array.from((vat ?? "").slice(2), Number);
    expect(digits).toHaveLength(8);
    const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
    expect(sum % 11).not.toBe(0);
  }
});

test("subject ids are unique: what a person owns hangs on them", () => {
  expect(new Set(demoPeople.map(({ id }) => id)).size).toBe(demoPeople.length);
});
