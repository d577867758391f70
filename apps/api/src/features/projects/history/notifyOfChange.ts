import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import { isProjectStatus, type ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { Tx } from "../../../platform/database/Database.ts";
import { notify, type Notification } from "../../../platform/messages/notify.ts";
import type { ProjectAuditContext } from "./ProjectAuditContext.ts";
import { peopleOf, readProjectRecipients } from "./recipientQueries.ts";

type NotifiedChange = {
  projectId: string;
  action: string;
  changes: readonly FieldChange[];
  answerBy?: string | null;
};
type Part = Pick<Notification, "kind" | "code" | "figures"> & { to: readonly string[] };

/** Recorded by the authority; the time to complain runs from these. */
const DECISIONS: ReadonlySet<ProjectStatus> = new Set([
  "preliminary_examination",
  "approval",
  "application_rejected",
  "approval_cancelled",
  "payment_request_rejected",
  "established",
]);

/** Tells those whom a change concerns, but never who made it. */
export async function notifyOfChange(
  tx: Tx,
  act: ProjectAuditContext,
  told: NotifiedChange,
): Promise<void> {
  for (const { to, ...telling } of await partsOf(tx, act, told)) {
    await notify(tx, act.publicUrl, {
      ...telling,
      personIds: to.filter((id) => id !== act.person.id),
      projectId: told.projectId,
      at: act.at,
    });
  }
}

async function partsOf(
  tx: Tx,
  act: ProjectAuditContext,
  told: NotifiedChange,
): Promise<readonly Part[]> {
  const change = (field: string) => told.changes.find((one) => one.field === field);
  const people = () => readProjectRecipients(tx, told.projectId);
  switch (told.action) {
    case "transition":
      return movedParts(await people(), act, change("status"));
    case "completed": {
      const { parties } = await people();
      return [{ kind: "status", code: "completed", to: parties }];
    }
    case "remark": {
      const { parties, assignee } = await people();
      if (told.answerBy) {
        const figures = { day: told.answerBy };
        return [{ kind: "action", code: "asked", figures, to: parties }];
      }
      return [{ kind: "remark", code: "remark", to: [...parties, ...assignee] }];
    }
    case "assigned":
      return [{ kind: "status", code: "assigned", to: await peopleOf(tx, change("assignee")?.to) }];
    case "owner-offered":
    case "delegate-offered": {
      const role = told.action === "owner-offered" ? "owner" : "delegate";
      const offered = change(role)?.to;
      const { parties } = await people();
      const receivers = await peopleOf(tx, offered);
      return [
        { kind: "party", code: `offer-${role}`, to: receivers },
        // The owner hears of it where a caseworker asked for them.
        ...(parties.includes(act.person.id)
          ? []
          : [
              {
                kind: "party" as const,
                code: "offered-for-you",
                figures: { name: nameOf(offered) },
                to: parties,
              },
            ]),
      ];
    }
    case "offer-declined": {
      const { parties } = await people();
      const who = change("owner")?.to ?? change("delegate")?.to;
      return [
        { kind: "party", code: "offer-declined", figures: { name: nameOf(who) }, to: parties },
      ];
    }
    case "offer-withdrawn": {
      const who = change("owner")?.from ?? change("delegate")?.from;
      return [{ kind: "party", code: "offer-withdrawn", to: await peopleOf(tx, who) }];
    }
    case "owner": {
      const moved = change("owner");
      const figures = { name: nameOf(moved?.to) };
      const { parties, assignee } = await people();
      return [
        { kind: "party", code: "owner-changed", figures, to: [...parties, ...assignee] },
        await formerPart(tx, "owner-changed-yours", moved?.from, parties, figures),
      ];
    }
    case "delegate": {
      const moved = change("delegate");
      const { parties } = await people();
      const ended = await formerPart(tx, "delegation-ended-yours", moved?.from, parties);
      if (moved && moved.to === null) {
        return [{ kind: "party", code: "delegation-ended", to: parties }, ended];
      }
      const figures = { name: nameOf(moved?.to) };
      return [{ kind: "party", code: "delegation-given", figures, to: parties }, ended];
    }
    default:
      return [];
  }
}

/** Those who had a part before. */
async function formerPart(
  tx: Tx,
  code: string,
  before: unknown,
  parties: readonly string[],
  figures: Part["figures"] = {},
): Promise<Part> {
  const to = (await peopleOf(tx, before)).filter((id) => !parties.includes(id));
  return { kind: "party", code, figures, to };
}

function movedParts(
  { parties, assignee, isReturned, wasReturned }: Awaited<ReturnType<typeof readProjectRecipients>>,
  act: ProjectAuditContext,
  change: FieldChange | undefined,
): readonly Part[] {
  const status = String(change?.to);
  // What was sent back is logged as 'returned', which is no status.
  if (isReturned) return [{ kind: "action", code: "returned", to: parties }];
  if (!isProjectStatus(status)) return [];
  const figures = { status };
  if (parties.includes(act.person.id)) {
    const code = status === "applied" && wasReturned ? "resubmitted" : "moved";
    return [{ kind: "status", code, figures, to: [...parties, ...assignee] }];
  }
  return DECISIONS.has(status)
    ? [{ kind: "decision", code: "decided", figures, to: parties }]
    : [{ kind: "status", code: "moved", figures, to: parties }];
}

function nameOf(party: unknown): string {
  if (typeof party !== "object" || party === null || !("name" in party)) return "";
  return typeof party.name === "string" ? party.name : "";
}
