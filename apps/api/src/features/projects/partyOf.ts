import type { ProjectParty } from "@mars/contracts/projectShapes";
import type { ProjectRow } from "./ProjectRow.ts";

/** Owner or delegate as people read it. Planners see organisations, never private persons. */
export function partyOf(
  row: Pick<
    ProjectRow,
    | "ownerVat"
    | "ownerPersonId"
    | "ownerName"
    | "ownerKind"
    | "ownerIsFinal"
    | "delegateVat"
    | "delegatePersonId"
    | "delegateName"
    | "delegateKind"
    | "delegateIsFinal"
  >,
  role: "owner" | "delegate",
  seesPersons: boolean,
): ProjectParty | null {
  const vat = row[`${role}Vat`];
  const isPerson = vat === null && row[`${role}PersonId`] !== null;
  if (vat === null && !isPerson) return null;
  const kind = row[`${role}Kind`];
  return {
    kind: isPerson ? "person" : "organisation",
    vat,
    name: isPerson && !seesPersons ? null : row[`${role}Name`],
    organizationKind: kind,
    isMunicipality: kind === "municipality",
    isFinal: row[`${role}IsFinal`],
  };
}
