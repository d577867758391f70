import { caseDeadline } from "@mars/domain/lifecycle/caseDeadline";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { type ListFilter, type ListKey, readListKeys } from "./listQueries.ts";

/** A row of a list with the day by which a caseworker should be done with it. */
export type DatedKey = ListKey & { deadline: string | null };

export async function readDatedKeys(
  database: Queryable,
  filter: ListFilter,
): Promise<readonly DatedKey[]> {
  const keys = await readListKeys(database, filter);
  const schemes = new Map((await readSchemes(database)).map((scheme) => [scheme.id, scheme]));
  return keys.map((key) => ({
    ...key,
    deadline:
      key.waitsSince &&
      caseDeadline(
        key.status,
        key.waitsSince.toISOString(),
        (key.schemeId && schemes.get(key.schemeId)?.casework) || null,
      ),
  }));
}

export function isOverdue({ deadline }: Pick<DatedKey, "deadline">, now: Date): boolean {
  return deadline !== null && deadline < copenhagenDay(now.toISOString());
}
