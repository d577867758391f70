import type { Answer } from "@mars/contracts/platform/contract";
import type { findNeighbours as contract } from "@mars/contracts/projects/projects";
import { type CoarseOverlap, coarseOverlap } from "@mars/domain/areas/coarseOverlap";
import { may } from "@mars/domain/rights/may";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import {
  measureNeighbours,
  type NeighbourRow,
  readProjectsAround,
  readSharedCells,
  sharedHa,
} from "./neighbourQueries.ts";
import { type ProjectRow, resourceOf } from "../project/ProjectRow.ts";

const BUFFER_M = 10;
const MOST = 100;

/**
 * Existing projects in the way: a warning about demarcation, never a refusal. Those the person may
 * see are named and measured; of the others it is told in coarse classes that there is one, and the
 * filter does not narrow them, for it would tell their scheme.
 */
export async function findNeighbours(
  database: Queryable,
  row: ProjectRow,
  person: Person,
  { filter, tellsHidden }: { filter: "all" | "same-scheme"; tellsHidden: boolean },
): Promise<Answer<typeof contract>> {
  const { geoLocationId } = row;
  if (geoLocationId === null) {
    return {
      bufferM: BUFFER_M,
      overlapping: [],
      withinBuffer: [],
      hidden: "none",
      warnings: [],
    };
  }
  const around = await readProjectsAround(database, { projectId: row.id, geoLocationId });
  const seen = around.filter((one) => isSeen(one, person));
  const unseen = around.filter((one) => !isSeen(one, person)).map(({ id }) => id);
  const hidden =
    unseen.length === 0 || !tellsHidden
      ? "none"
      : coarseOverlap(await readSharedCells(database, geoLocationId, unseen));
  const found = await measureSeen(database, geoLocationId, seen);
  const overlapping = found.filter(
    ({ neighbour, schemeId }) =>
      neighbour.overlapHa > TOUCH_HA && (filter === "all" || schemeId === row.schemeId),
  );
  const withinBuffer = found.filter(({ neighbour }) => neighbour.overlapHa <= TOUCH_HA);
  const ids = overlapping.map(({ neighbour }) => neighbour.id);
  const overlapHa = ids.length > 0 ? await sharedHa(database, geoLocationId, ids) : 0;
  return {
    bufferM: BUFFER_M,
    overlapping: overlapping.map(({ neighbour }) => neighbour),
    withinBuffer: withinBuffer.map(({ neighbour }) => neighbour),
    hidden,
    warnings: [
      ...(ids.length > 0
        ? [{ code: "overlap.demarcation", figures: { count: ids.length, overlapHa } }]
        : []),
      ...hiddenWarning(hidden),
      ...(withinBuffer.length > 0
        ? [{ code: "overlap.buffer", figures: { count: withinBuffer.length, bufferM: BUFFER_M } }]
        : []),
      ...(filter === "all"
        ? []
        : [{ code: "overlap.buffer-ignores-filter", figures: { bufferM: BUFFER_M } }]),
    ],
  };
}

function hiddenWarning(hidden: CoarseOverlap) {
  return hidden === "none" ? [] : [{ code: `overlap.hidden-${hidden}`, figures: {} }];
}

async function measureSeen(
  database: Queryable,
  geoLocationId: string,
  seen: readonly NeighbourRow[],
) {
  if (seen.length === 0) return [];
  const byId = new Map(seen.map((one) => [one.id, one]));
  const measured = await measureNeighbours(database, {
    geoLocationId,
    projectIds: [...byId.keys()],
    bufferM: BUFFER_M,
    limit: MOST,
  });
  return measured.map(({ id, ...lies }) => {
    const { name, status, isPublic, schemeId } = byId.get(id)!;
    return { schemeId, neighbour: { id, name, status, isPublic, ...lies } };
  });
}

function isSeen(row: NeighbourRow, person: Person): boolean {
  return row.isPublic || may(person, "project.read", resourceOf(row));
}
