import { openQuestion, pausedDaysOf } from "@mars/domain/lifecycle/turn";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";

/** An answer gives the turn back: the days it was waited for do not count as the authority's. False
 * where nothing was asked. */
export async function pauseForAnswer(tx: Tx, row: ProjectRow, at: Date): Promise<boolean> {
  const question = openQuestion(row.turn.remarks);
  if (question === null) return false;
  const days = pausedDaysOf(question.at, at.toISOString());
  await sql`
    update project set paused_days = paused_days + ${days} where id = ${row.id}
  `.execute(tx);
  return true;
}
