import { type CaseMove, DECIDED_STATUSES, standingDecision } from "@mars/domain/lifecycle/decision";
import { openRequest, type RequestKind } from "@mars/domain/lifecycle/openRequest";
import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { type Turn, turnOf, type TurnRemark } from "@mars/domain/lifecycle/turn";
import { periodState } from "@mars/domain/schemes/periodState";
import { sql } from "kysely";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";

/** What of a case decides whose turn it is, as the database keeps it. */
export type StoredTurn = {
  statusSince: string;
  returnedAt: string | null;
  correctBy: string | null;
  correctedAt: string | null;
  handledAt: string | null;
  pausedDays: number;
  remarks: TurnRemark[];
  applications: { action: RequestKind; at: string; toldAt: string | null }[];
  moves: CaseMove[];
};

const REMARKS = sql`json_agg(json_build_object('at', r.at, 'byParty', r.by_party, 'asks', r.asks,
  'answerBy', r.answer_by) order by r.at, r.id)`;
const APPLICATIONS = sql`json_agg(json_build_object('action', a.action, 'at', a.at,
  'toldAt', case when a.sent_on is not null then coalesce(a.sent_told_at, a.at) end))`;
const MOVES = sql`json_agg(json_build_object('at', h.at, 'cause', h.cause, 'from', h.from_status,
  'to', h.status, 'remark', null, 'decidedOn', h.decided_on))`;
const DECIDES = sql`h.cause in ('transition', 'import')
  and h.status = any(${DECIDED_STATUSES}::text[])`;
const OWN_FIELDS = sql`
  'statusSince', coalesce(p.last_state_changed_at, p.applied_at, p.created_at),
  'returnedAt', p.returned_at, 'correctBy', p.correct_by, 'correctedAt', p.corrected_at,
  'handledAt', p.handled_at, 'pausedDays', p.paused_days`;

/** Of the one project `p`. */
export const STORED_TURN = sql<StoredTurn>`json_build_object(${OWN_FIELDS},
  'remarks', (select coalesce(${REMARKS}, '[]') from remark r where r.project_id = p.id),
  'applications', (select coalesce(${APPLICATIONS}, '[]') from project_application a
    where a.project_id = p.id),
  'moves', (select coalesce(${MOVES}, '[]') from project_history h
    where h.project_id = p.id and ${DECIDES}))`;

/** Of many projects `p`, those of the table `found`: each table is read once, not once for each. */
export const STORED_TURNS = sql<StoredTurn>`json_build_object(${OWN_FIELDS},
  'remarks', coalesce(remarks.list, '[]'), 'applications', coalesce(applications.list, '[]'),
  'moves', coalesce(moves.list, '[]'))`;
export const TURN_JOINS = sql`
  left join (select r.project_id, ${REMARKS} as list from remark r
    where r.project_id in (select id from found) group by r.project_id) remarks
    on remarks.project_id = p.id
  left join (select a.project_id, ${APPLICATIONS} as list from project_application a
    where a.project_id in (select id from found) group by a.project_id) applications
    on applications.project_id = p.id
  left join (select h.project_id, ${MOVES} as list from project_history h
    where h.project_id in (select id from found) and ${DECIDES} group by h.project_id) moves
    on moves.project_id = p.id`;

export type TurnRow = {
  status: ProjectStatus;
  flowType: FlowType | null;
  completedOn: string | null;
  turn: StoredTurn;
};

export function turnOfRow(row: TurnRow, scheme: StoredScheme | undefined, now: Date): Turn {
  const stored = row.turn;
  const casework = scheme?.casework ?? null;
  const request = openRequest(row.status, stored.applications);
  return turnOf({
    status: row.status,
    flowType: row.flowType ?? "full",
    completedOn: row.completedOn,
    statusSince: instant(stored.statusSince),
    returnedAt: stored.returnedAt && instant(stored.returnedAt),
    correctBy: stored.correctBy,
    correctedAt: stored.correctedAt && instant(stored.correctedAt),
    handledAt: stored.handledAt && instant(stored.handledAt),
    pausedDays: stored.pausedDays,
    remarks: stored.remarks.map((remark) => ({ ...remark, at: instant(remark.at) })),
    request: request && {
      at: instant(request.at),
      toldAt: request.toldAt && instant(request.toldAt),
    },
    decision: standingDecision(row.status, stored.moves, casework),
    casework,
    period: scheme ? periodState(scheme.applicationPeriods, now.toISOString()) : null,
    now: now.toISOString(),
  });
}

/** JSON from the database spells an instant differently; compared as text they must be alike. */
function instant(at: string): string {
  return new Date(at).toISOString();
}
