import type { Project } from "@mars/contracts/projects/projectShapes";
import type { Person } from "../../../platform/identity/person.ts";

/** The caseworker who has a case, as a colleague sees them. */
export function assigneeOf(
  { assigneeId, assigneeName }: { assigneeId: string | null; assigneeName: string | null },
  person: Person,
): Project["assignee"] {
  if (assigneeId === null) return null;
  return { id: assigneeId, name: assigneeName ?? "", isMe: assigneeId === person.id };
}
