import { periodState } from "@mars/domain/schemes/periodState";
import { copenhagenDay, endMs } from "@mars/domain/time/copenhagen";
import type { Database, Queryable } from "../../platform/database/Database.ts";
import { forEachSettled } from "../../platform/jobs/forEachSettled.ts";
import { leaveOutTold } from "../../platform/messages/messageQueries.ts";
import { type Notification, notify } from "../../platform/messages/notify.ts";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import {
  type Ending,
  type Lapsed,
  readDecidedCases,
  readDraftsOfSchemes,
  readEndingDelegations,
  readLapsedDelegations,
  readOpenQuestions,
} from "./deadlineQueries.ts";
import { standingDecision } from "@mars/domain/lifecycle/decision";

/** Approvals that run out and times to complain, of cases whose people have signed in here. */
async function readEndingCases(database: Queryable, now: Date): Promise<readonly Ending[]> {
  const schemes = new Map((await readSchemes(database)).map((scheme) => [scheme.id, scheme]));
  const cases = await readDecidedCases(database, now);
  return cases.flatMap(({ projectId, personIds, status, schemeId, moves }) => {
    const casework = (schemeId && schemes.get(schemeId)?.casework) || null;
    const decision = standingDecision(status, moves, casework);
    if (decision === null) return [];
    const days = [
      { code: "approval-ends", day: decision.validUntil },
      { code: "complaint-ends", day: REFUSALS.has(decision.outcome) ? decision.complainBy : null },
    ];
    return days.flatMap(({ code, day }) => {
      const endsAt = day === null ? null : new Date(endMs(day));
      return endsAt && endsAt > now ? [{ projectId, personIds, code, endsAt }] : [];
    });
  });
}

/** No one complains of what they were granted. */
const REFUSALS: ReadonlySet<string> = new Set(["rejected", "payment-rejected", "cancelled"]);

/** How many days before a deadline people are told. */
const DAYS_BEFORE = [30, 7];
const DAY_MS = 86_400_000;

/** Tells of rounds that close, approvals and times to complain or answer that run out, and delegations that end, once for each distance. Found again each
 * time: after a pause of the instance they are told late rather than never. */
export async function notifyOfDeadlines(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const closing = (await readSchemes(database.write)).flatMap((scheme) => {
    const { isOpen, closes } = periodState(scheme.applicationPeriods, now.toISOString());
    return isOpen && closes !== null ? [{ id: scheme.id, closes: new Date(closes) }] : [];
  });
  const drafts = await readDraftsOfSchemes(
    database.write,
    closing.map(({ id }) => id),
    now,
  );
  const rounds = drafts.map(({ schemeId, ...draft }) => ({
    ...draft,
    code: "round-closes",
    endsAt: closing.find(({ id }) => id === schemeId)!.closes,
  }));
  const delegations = await readEndingDelegations(database.write, now);
  const cases = await readEndingCases(database.write, now);
  const today = copenhagenDay(now.toISOString());
  const questions = (await readOpenQuestions(database.write, today, now)).map(
    ({ askedAt, answerBy, ...question }) => ({
      ...question,
      code: "answer-due",
      endsAt: new Date(endMs(answerBy)),
      toldAt: askedAt,
    }),
  );
  const due = [
    ...[...rounds, ...delegations, ...cases, ...questions].flatMap((one) => ofEnding(one, now)),
    ...(await readLapsedDelegations(database.write, now)).flatMap((one) => ofLapsed(one, now)),
  ];
  await forEachSettled(
    await leaveOutTold(database.write, due),
    (one) => database.transaction((tx) => notify(tx, publicUrl, one)),
    ({ code, projectId }) => `${code} of project ${projectId}`,
  );
}

type ToldOnce = Notification & { onceKey: string };

/** Both hear of it. */
function ofLapsed({ projectId, owners, delegates, endedAt }: Lapsed, now: Date): ToldOnce[] {
  const onceKey = `delegation-lapsed ${projectId} ${endedAt.toISOString()}`;
  const common = { projectId, kind: "party", at: now, onceKey } as const;
  return [
    { ...common, code: "delegation-lapsed", personIds: owners },
    {
      ...common,
      code: "delegation-lapsed-yours",
      personIds: delegates.filter((id) => !owners.includes(id)),
    },
  ];
}

function ofEnding({ projectId, personIds, code, endsAt, toldAt }: Ending, now: Date): ToldOnce[] {
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  // The time to complain is about a month: told at once it would only repeat the decision.
  const distances = (code === "complaint-ends" ? DAYS_BEFORE.slice(-1) : DAYS_BEFORE).filter(
    (days) => toldAt === undefined || endsAt.getTime() - toldAt.getTime() > (days + 1) * DAY_MS,
  );
  const reached = distances.filter((days) => left <= days).at(-1);
  if (left <= 0 || reached === undefined) return [];
  const onceKey = `${code} ${projectId} ${copenhagenDay(endsAt.toISOString())} ${reached}`;
  const figures = { count: left };
  return [{ personIds, projectId, kind: "deadline", code, figures, at: now, onceKey }];
}
