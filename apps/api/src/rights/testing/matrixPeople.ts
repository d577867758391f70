import type { RightsPerson } from "@mars/domain/rights/person";
import { people, type PersonName } from "../../features/projects/testing/people.ts";
import { readConfig } from "../../platform/config/readConfig.ts";
import { rolesOf } from "../../platform/identity/claimsToPerson.ts";

const identity = readConfig({}).identity;

/** Everybody who stands differently to something; null: no one signed in. */
export const MATRIX_PEOPLE = [
  null,
  "owner",
  "neighbour",
  "delegate",
  "company",
  "municipality",
  "planReader",
  "planner",
  "planPlanner",
  "caseworker",
  "partyCaseworker",
] as const satisfies readonly (PersonName | null)[];
export type MatrixPerson = (typeof MATRIX_PEOPLE)[number];

/** A person as the rights table asks for them; known by their name in the test. */
export function rightsPersonOf(who: MatrixPerson): RightsPerson | null {
  if (who === null) return null;
  const claims: { vat?: string; roles: readonly string[] } = people[who];
  return { id: who, vat: claims.vat ?? null, roles: rolesOf(claims, identity) };
}
