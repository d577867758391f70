import { expect, test } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { claimsToPerson, rolesOf } from "./claimsToPerson.ts";

const usual = readConfig({}).identity;

test("[A3] role values become roles, unknown ones do not", () => {
  const roles = ["miljoe_mars_plan_laes", "miljoe_mars_planlaegger", "something_else"];
  expect(rolesOf({ roles }, usual)).toEqual(["planner", "planReader"]);
  expect(rolesOf({ roles: ["miljoe_mars_ansoeg_admin"] }, usual)).toEqual(["caseworkerAdmin"]);
  expect(rolesOf({}, usual)).toEqual([]);
});

test("[A3] claim names and role values are configuration", () => {
  const { identity } = readConfig({
    OIDC_CLAIM_ROLES: "realm_access.roles",
    OIDC_CLAIM_VAT: "https://data.gov.dk/model/core/eid/cvrNumber",
    OIDC_CLAIM_SUBJECT: "uuid",
    OIDC_ROLE_PLANNER: "plan-editor,plan-chief",
  });
  const person = claimsToPerson(
    {
      sub: "transient",
      uuid: "stable",
      name: "Anna And",
      realm_access: { roles: ["plan-chief"] },
      "https://data.gov.dk/model/core/eid/cvrNumber": "64942212",
    },
    identity,
  );
  expect(person).toMatchObject({ subject: "stable", vat: "DK64942212", roles: ["planner"] });
});

test.each([
  [{ name: "Anna And", given_name: "A", email: "a@example.dk" }, "Anna And"],
  [{ given_name: "Anna", family_name: "And", preferred_username: "aa" }, "Anna And"],
  [{ given_name: "Anna" }, "Anna"],
  [{ preferred_username: "aa", email: "a@example.dk" }, "aa"],
  [{ email: "a@example.dk" }, "a@example.dk"],
  [{}, ""],
])("[A3] the name is taken from what the authority gives: %j", (claims, fullName) => {
  expect(claimsToPerson({ sub: "anna", ...claims }, usual)).toMatchObject({ fullName });
});

test("claims that name no one are no one", () => {
  expect(claimsToPerson({ name: "Anna And" }, usual)).toBeNull();
});

test("[A3] no claim hides characters: names lose them, and a subject with one names no one", () => {
  const name = "\u202eAnna\r\nBcc: x\u0000";
  expect(claimsToPerson({ sub: "anna", name }, usual)).toMatchObject({ fullName: "Anna Bcc: x" });
  for (const sub of ["an\u0000na", "anna\u200b", "\u202eanna", "an\nna", "\u2800"])
    expect(claimsToPerson({ sub }, usual)).toBeNull();
  expect(claimsToPerson({ sub: 5 }, usual)).toMatchObject({ subject: "5" });
});
