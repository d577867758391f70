import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import type { AnsweredIds, Standing } from "./standingQueries.ts";
import { readStanding } from "./standingQueries.ts";

/** Between two imports lie days: a list that lost more than this was cut off, not decided. */
const MAX_MISSING = 5;
const MAX_MISSING_SHARE = 0.1;

/** Refuses an answer that would take away much of what is here: all of it would count as dropped out. */
export async function assertWhole(db: Queryable, answer: AnsweredIds): Promise<void> {
  const cut = (await readStanding(db, answer)).filter(isCut);
  if (cut.length === 0) return;
  const what = cut.map(({ list, here, gone }) => `${gone} of ${here} ${list}`).join(" and ");
  throw new GeodataFault(
    "source.shrunk",
    `the answer lacks ${what} that are here; take it with --accept-changes if that is right`,
    { cut },
  );
}

function isCut({ list, here, gone }: Standing): boolean {
  const isEmptied = (list === "projects" || list === "plans") && here > 0 && gone === here;
  return isEmptied || gone > Math.max(MAX_MISSING, here * MAX_MISSING_SHARE);
}
