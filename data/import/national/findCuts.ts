import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import type { Finding } from "../oddities.ts";
import type { AnsweredIds, Standing } from "./standingQueries.ts";
import { readStanding } from "./standingQueries.ts";

/** Between two imports lie days: a list that lost more than this was cut off, not decided. */
const MAX_MISSING = 5;
const MAX_MISSING_SHARE = 0.1;

/** What an answer would take away of what is here: all of it would count as dropped out. */
export async function findCuts(db: Queryable, answer: AnsweredIds): Promise<Finding[]> {
  const cut = (await readStanding(db, answer)).filter(isCut);
  if (cut.length === 0) return [];
  const what = cut.map(({ list, here, gone }) => `${gone} of ${here} ${list}`).join(" and ");
  return [{ oddity: "shrunk", sentence: `the answer lacks ${what} that are here` }];
}

function isCut({ list, here, gone }: Standing): boolean {
  const isEmptied = (list === "projects" || list === "plans") && here > 0 && gone === here;
  return isEmptied || gone > Math.max(MAX_MISSING, here * MAX_MISSING_SHARE);
}
