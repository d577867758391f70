import { changeHolder, type Holder } from "@mars/domain/rights/holder";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import type { Tx } from "../../platform/database/Database.ts";
import { ProblemError, valueOrProblem } from "../../platform/problems/ProblemError.ts";
import { readOrganization } from "./caseQueries.ts";
import { loggedChanges } from "./loggedFields.ts";
import { ensureMay } from "./openProject.ts";
import { readProjectRow, updateProject } from "./projectQueries.ts";
import { holderOfRow, type ProjectRow } from "./ProjectRow.ts";
import { record } from "./record.ts";
import type { Act } from "./Act.ts";

export type PartyChange = {
  role: "owner" | "delegate";
  vat: string | null;
  confirmed: boolean;
};

/** Hands a project to another owner or delegate; to a municipality it is for good. */
export async function changeParty(
  tx: Tx,
  row: ProjectRow,
  { role, vat, confirmed }: PartyChange,
  act: Act,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.change-owner", row);
  const wanted = normaliseVat(vat);
  const organization = wanted === null ? null : await readOrganization(tx, wanted);
  if (organization === undefined) {
    throw new ProblemError("organization.unknown", { figures: { vat: wanted } });
  }
  const next: Holder | null = organization && { kind: "organisation", vat: organization.vat };
  valueOrProblem(
    changeHolder({
      role,
      current: holderOfRow(row[`${role}Vat`], row[`${role}PersonId`]),
      isFinal: row[`${role}IsFinal`],
      next,
      nextIsMunicipality: organization?.kind === "municipality",
      confirmed,
    }),
  );
  await updateProject(
    tx,
    row.id,
    {
      [`${role}_vat`]: organization?.vat ?? null,
      [`${role}_person_id`]: null,
      // Whoever becomes the owner acts for themselves.
      ...(role === "owner" && wanted === row.delegateVat && { delegate_vat: null }),
    },
    { personId: act.person.id, at: act.at },
  );
  const after = (await readProjectRow(tx, row.id))!;
  await record(tx, act, { projectId: row.id, action: role, changes: loggedChanges(row, after) });
  return (await readProjectRow(tx, row.id))!;
}
