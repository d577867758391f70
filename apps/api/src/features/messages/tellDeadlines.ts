import { periodState } from "@mars/domain/schemes/periodState";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Database } from "../../platform/database/Database.ts";
import { tell } from "../../platform/messages/tell.ts";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import { type Ending, readDraftsOfSchemes, readEndingDelegations } from "./deadlineQueries.ts";

/** How many days before a deadline people are told. */
const DAYS_BEFORE = [30, 7];
const DAY_MS = 86_400_000;

/** Tells of rounds that close and delegations that end, once for each distance. Found anew each
 * time: an instance that was asleep tells late rather than never. */
export async function tellDeadlines(
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
  );
  const rounds = drafts.map(({ schemeId, ...draft }) => ({
    ...draft,
    code: "round-closes",
    endsAt: closing.find(({ id }) => id === schemeId)!.closes,
  }));
  const delegations = await readEndingDelegations(database.write, now);
  for (const ending of [...rounds, ...delegations])
    await tellEnding(database, publicUrl, ending, now);
}

async function tellEnding(
  database: Database,
  publicUrl: string,
  { projectId, personIds, code, endsAt }: Ending,
  now: Date,
): Promise<void> {
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  const reached = DAYS_BEFORE.filter((days) => left <= days).at(-1);
  if (left <= 0 || reached === undefined) return;
  const onceKey = `${code} ${projectId} ${copenhagenDay(endsAt.toISOString())} ${reached}`;
  await database.transaction((tx) =>
    tell(tx, publicUrl, {
      personIds,
      projectId,
      kind: "deadline",
      code,
      figures: { count: left },
      at: now,
      onceKey,
    }),
  );
}
