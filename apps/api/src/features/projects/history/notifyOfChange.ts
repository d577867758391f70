import { standingDecision } from "@mars/domain/lifecycle/decision";
import {
  isDroppedOut,
  isProjectStatus,
  type ProjectStatus,
} from "@mars/domain/lifecycle/projectStatus";
import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { type Notification, notify } from "../../../platform/messages/notify.ts";
import { partyIds } from "../../../platform/parties/partyQueries.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { readProjectRow } from "../project/projectQueries.ts";
import type { ProjectAuditContext } from "./ProjectAuditContext.ts";

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
      senderId: act.person.id,
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
      return movedParts(tx, await people(), act, told, change("status"));
    case "returned": {
      const { parties } = await people();
      return [{ kind: "action", ...byDay("returned", told.answerBy), to: parties }];
    }
    case "corrected": {
      const { parties, assignee } = await people();
      return [
        { kind: "action", code: "corrected", to: assignee },
        { kind: "status", code: "correction-sent", to: parties },
      ];
    }
    case "correction-approved": {
      const { parties } = await people();
      return [{ kind: "status", code: "correction-approved", to: parties }];
    }
    case "asked": {
      const { parties } = await people();
      return [{ kind: "action", ...byDay("asked", told.answerBy), to: parties }];
    }
    case "answered": {
      const { parties, assignee } = await people();
      return [
        { kind: "action", code: "answered", to: assignee },
        { kind: "remark", code: "remark", to: parties },
      ];
    }
    case "completed": {
      const { parties } = await people();
      return [{ kind: "status", code: "completed", to: parties }];
    }
    case "remark": {
      const { parties, assignee } = await people();
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
          : [{ kind: "party" as const, ...byParty("offered-for-you", offered), to: parties }]),
      ];
    }
    case "offer-declined": {
      const { parties } = await people();
      const who = change("owner")?.to ?? change("delegate")?.to;
      return [{ kind: "party", ...byParty("offer-declined", who), to: parties }];
    }
    case "offer-withdrawn": {
      const who = change("owner")?.from ?? change("delegate")?.from;
      return [{ kind: "party", code: "offer-withdrawn", to: await peopleOf(tx, who) }];
    }
    case "owner": {
      const moved = change("owner");
      const { parties, assignee } = await people();
      const yours = byParty("owner-changed-yours", moved?.to);
      return [
        { kind: "party", ...byParty("owner-changed", moved?.to), to: [...parties, ...assignee] },
        await formerPart(tx, yours, moved?.from, parties),
      ];
    }
    case "delegate": {
      const moved = change("delegate");
      const { parties } = await people();
      const ended = await formerPart(tx, { code: "delegation-ended-yours" }, moved?.from, parties);
      if (moved && moved.to === null) {
        return [{ kind: "party", code: "delegation-ended", to: parties }, ended];
      }
      return [{ kind: "party", ...byParty("delegation-given", moved?.to), to: parties }, ended];
    }
    default:
      return [];
  }
}

/** Those who had a part before. */
async function formerPart(
  tx: Tx,
  words: Pick<Part, "code" | "figures">,
  before: unknown,
  parties: readonly string[],
): Promise<Part> {
  const to = (await peopleOf(tx, before)).filter((id) => !parties.includes(id));
  return { kind: "party", ...words, to };
}

/** With the last day, where one was given. */
function byDay(code: string, day: string | null | undefined): Pick<Part, "code" | "figures"> {
  return day ? { code, figures: { day } } : { code: `${code}-open` };
}

async function movedParts(
  tx: Tx,
  { parties, assignee }: Awaited<ReturnType<typeof readProjectRecipients>>,
  act: ProjectAuditContext,
  { projectId }: NotifiedChange,
  change: FieldChange | undefined,
): Promise<readonly Part[]> {
  const status = String(change?.to);
  if (!isProjectStatus(status)) return [];
  if (parties.includes(act.person.id)) {
    return [{ kind: "status", code: "moved", figures: { status }, to: [...parties, ...assignee] }];
  }
  const row = (await readProjectRow(tx, projectId))!;
  if (isReopened(change)) return [{ kind: "status", code: "reopened", to: parties }];
  if (status === "application_received") {
    const figures = { status, caseNumber: row.caseNumber };
    return [{ kind: "status", code: "received", figures, to: parties }];
  }
  if (!DECISIONS.has(status)) {
    return [{ kind: "status", code: "moved", figures: { status }, to: parties }];
  }
  const [scheme] = row.schemeId ? await readSchemes(tx, [row.schemeId]) : [];
  const decision = standingDecision(status, row.turn.moves, scheme?.casework ?? null);
  const day = decision?.complainBy;
  const figures = { status, ...(day && { day }) };
  return [{ kind: "decision", code: day ? "decided-complain" : "decided", figures, to: parties }];
}

/** Back from where a case is over. */
function isReopened(change: FieldChange | undefined): boolean {
  const from = String(change?.from);
  return isProjectStatus(from) && isDroppedOut(from);
}

/** With the name of an organisation; a private person's is in one table alone, and not in messages. */
function byParty(code: string, party: unknown): Pick<Part, "code" | "figures"> {
  const isNamed = typeof party === "object" && party !== null && "name" in party;
  return isNamed && typeof party.name === "string"
    ? { code, figures: { name: party.name } }
    : { code: `${code}-person` };
}

type ProjectRecipients = {
  /** Everybody of owner and delegate who has ever signed in. */
  parties: string[];
  /** The caseworker who has the case. */
  assignee: string[];
};

async function readProjectRecipients(tx: Tx, id: string): Promise<ProjectRecipients> {
  const { rows } = await sql<ProjectRecipients>`
    select
      ${partyIds()} as parties,
      case when p.assignee_person_id is null then '{}'::text[]
        else array[p.assignee_person_id::text] end as assignee
    from project p where p.id = ${id}
  `.execute(tx);
  return rows[0] ?? { parties: [], assignee: [] };
}

/** The people behind a party as the log names it: {vat, name} or {personId}. */
async function peopleOf(tx: Tx, party: unknown): Promise<string[]> {
  if (typeof party !== "object" || party === null) return [];
  if ("personId" in party) return [String(party.personId)];
  if (!("vat" in party)) return [];
  const { rows } = await sql<{ id: string }>`
    select id from person where vat = ${String(party.vat)}
  `.execute(tx);
  return rows.map(({ id }) => id);
}
