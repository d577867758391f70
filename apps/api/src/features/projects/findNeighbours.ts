import type { findNeighbours as contract } from "@mars/contracts/projects";
import type { Answer } from "@mars/contracts/contract";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { holds } from "@mars/domain/rights/holder";
import type { Queryable } from "../../platform/database/Database.ts";
import type { Person } from "../../platform/identity/person.ts";
import { findNeighbourRows, type NeighbourRow, sharedHa } from "./neighbourQueries.ts";
import { holderOfRow, type ProjectRow } from "./ProjectRow.ts";

const BUFFER_M = 10;
const MOST = 100;

/** Existing projects in the way: a warning about demarcation, never a refusal. */
export async function findNeighbours(
  database: Queryable,
  row: ProjectRow,
  person: Person,
  filter: "all" | "same-scheme",
): Promise<Answer<typeof contract>> {
  if (row.geoLocationId === null) {
    return { bufferM: BUFFER_M, overlapping: [], withinBuffer: [], warnings: [] };
  }
  const found = await findNeighbourRows(database, {
    projectId: row.id,
    geoLocationId: row.geoLocationId,
    bufferM: BUFFER_M,
    limit: MOST,
  });
  const overlapping = found.filter(
    ({ overlapHa, schemeId }) =>
      overlapHa > TOUCH_HA && (filter === "all" || schemeId === row.schemeId),
  );
  const withinBuffer = found.filter(({ overlapHa }) => overlapHa <= TOUCH_HA);
  const overlapHa =
    overlapping.length > 1
      ? await sharedHa(
          database,
          row.geoLocationId,
          overlapping.map(({ id }) => id),
        )
      : (overlapping[0]?.overlapHa ?? 0);
  return {
    bufferM: BUFFER_M,
    overlapping: overlapping.map((one) => neighbourOf(one, person)),
    withinBuffer: withinBuffer.map((one) => neighbourOf(one, person)),
    warnings: [
      ...(overlapping.length > 0
        ? [{ code: "overlap.demarcation", figures: { count: overlapping.length, overlapHa } }]
        : []),
      ...(withinBuffer.length > 0
        ? [{ code: "overlap.buffer", figures: { count: withinBuffer.length, bufferM: BUFFER_M } }]
        : []),
      ...(filter === "all"
        ? []
        : [{ code: "overlap.buffer-ignores-filter", figures: { bufferM: BUFFER_M } }]),
    ],
  };
}

/** Before a decision is public, only those in the case may know whose it is. */
function neighbourOf(row: NeighbourRow, person: Person) {
  const isTheirs =
    holds(person, holderOfRow(row.ownerVat, row.ownerPersonId)) ||
    holds(person, holderOfRow(row.delegateVat, row.delegatePersonId)) ||
    person.roles.includes("caseworkerAdmin");
  const known = row.isPublic || isTheirs;
  return {
    id: known ? row.id : null,
    name: known ? row.name : null,
    status: known ? row.status : null,
    overlapHa: row.overlapHa,
    distanceM: row.distanceM,
  };
}
