import type { PlanPublication, PlanVersion } from "@mars/domain/plans/publication";
import { overGoalT } from "@mars/domain/plans/editNeed";
import { currentVersion, publish, undoPublishing, unpublish } from "@mars/domain/plans/publication";
import type { Tx } from "../../../platform/database/Database.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { readDraft, readNeeds } from "../plan/planAnswer.ts";
import { probabilityOf } from "../plan/probabilityOf.ts";
import { type PlanRow, updatePlan } from "../plan/planQueries.ts";
import { type AuditContext, logChange } from "../plan/logChange.ts";
import {
  endVersion,
  insertVersion,
  keepProbability,
  readVersions,
  reviveVersion,
  type VersionRow,
} from "./versionQueries.ts";

/** The stored versions as the domain sees them. */
export function publicationOf(versions: readonly VersionRow[]): PlanPublication {
  const standing = versions
    .filter(({ endedReason }) => endedReason !== "undone")
    .toSorted((a, b) => a.number - b.number);
  const asDomain = versions
    .toSorted((a, b) => a.number - b.number)
    .map((version): PlanVersion => ({
      number: version.number,
      status: version.endedReason === "unpublished" ? "unpublished" : "published",
      publishedAt: version.publishedAt.toISOString(),
      publishedBy: version.publishedById ?? "",
      replaces: standing.findLast(({ number }) => number < version.number)?.number ?? null,
      undone: version.endedReason === "undone",
    }));
  return { versions: asDomain, current: standing.at(-1)?.number ?? null };
}

/** Publishes, takes back or undoes, in the transaction that holds the plan's lock. */
export async function changePublication(
  tx: Tx,
  plan: PlanRow,
  how: "publish" | "unpublish" | "undo",
  act: AuditContext,
  reason = "",
): Promise<void> {
  const before = publicationOf(await readVersions(tx, plan.id));
  const context = { by: act.person.id, at: act.at.toISOString() };
  const { publication, event } = valueOrProblem(
    how === "publish"
      ? publish(before, { hasChanges: plan.hasUnpublishedChanges }, context)
      : how === "unpublish"
        ? unpublish(before, context)
        : undoPublishing(before, context),
  );
  const by = { personId: act.person.id, at: act.at };
  if (how === "publish") {
    const old = currentVersion(before);
    if (old?.status === "published")
      await endVersion(tx, plan.id, old.number, { reason: "superseded", ...by });
    const withoutMeasureCount = await insertVersion(tx, {
      planId: plan.id,
      number: event.version,
      organization: act.person.organizationName,
      reason,
      ...by,
    });
    if (plan.assumptions.isPublic === true) {
      const { needs, parts, land, assumptions } = await readDraft(tx, plan);
      const probability = probabilityOf(needs, parts, land, assumptions).plan;
      await keepProbability(tx, plan.id, { number: event.version, probability });
    }
    const overT = overGoalT(await readNeeds(tx, plan), plan.otherExtractionT);
    if (reason === "" && (withoutMeasureCount > 0 || overT > 0))
      throw new ProblemError("plan.reason-needed", {
        figures: { withoutMeasureCount, overGoalT: overT },
      });
  } else {
    const reason = how === "unpublish" ? "unpublished" : "undone";
    await endVersion(tx, plan.id, event.version, { reason, ...by });
    const now = currentVersion(publication);
    if (how === "undo" && now?.status === "published") await reviveVersion(tx, plan.id, now.number);
  }
  const current = currentVersion(publication);
  const status = current?.status ?? "draft";
  await updatePlan(
    tx,
    plan.id,
    {
      status,
      version_number: current?.number ?? 0,
      // Both speak of what stands; the first may be older than our versions where it was imported.
      last_published_at: current?.publishedAt ?? null,
      first_published_at: current && (plan.firstPublishedAt ?? current.publishedAt),
    },
    act.at,
  );
  await logChange(tx, act, {
    planId: plan.id,
    entity: "plan",
    entityId: plan.id,
    action: event.kind,
    changes: [
      { field: "status", from: plan.status, to: status },
      { field: "versionNumber", from: plan.versionNumber, to: current?.number ?? 0 },
      ...(reason === "" ? [] : [{ field: "reason", from: null, to: reason }]),
    ],
  });
}
