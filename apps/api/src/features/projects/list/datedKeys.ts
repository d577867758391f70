import type { Turn } from "@mars/domain/lifecycle/turn";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { turnOfRow } from "../project/turnOfRow.ts";
import { type ListFilter, type ListKey, readListKeys } from "./listQueries.ts";

/** A row of a list with whose turn it is. */
export type DatedKey = Omit<ListKey, "turn"> & { turn: Turn };

export async function readDatedKeys(
  database: Queryable,
  filter: ListFilter,
  now: Date,
): Promise<readonly DatedKey[]> {
  const keys = await readListKeys(database, filter);
  const schemes = new Map((await readSchemes(database)).map((scheme) => [scheme.id, scheme]));
  return keys.map((key) => ({
    ...key,
    turn: turnOfRow(key, (key.schemeId && schemes.get(key.schemeId)) || undefined, now),
  }));
}

/** Past the authority's own deadline. */
export function isOverdue({ turn }: Pick<DatedKey, "turn">, now: Date): boolean {
  return (
    turn.who === "authority" && turn.due !== null && turn.due < copenhagenDay(now.toISOString())
  );
}
