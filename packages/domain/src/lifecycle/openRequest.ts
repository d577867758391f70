import { compareCodes } from "../order/compareCodes.ts";
import { accept, refuse, type Result } from "../result.ts";
import { copenhagenDay, type Day } from "../time/copenhagen.ts";
import type { ProjectStatus } from "./projectStatus.ts";

/** What an application was made for. */
export type RequestKind = "preliminary_examination" | "establishment" | "payment";

/** The requests whose form may still be on its way, by status. */
const REQUESTS_OF: Partial<Record<ProjectStatus, readonly RequestKind[]>> = {
  applied: ["preliminary_examination", "establishment"],
  request_application_received: ["establishment"],
  payment_request_received: ["payment"],
};

/** The request that a status stands for: the last of its kind. Cases that came in otherwise have none. */
export function openRequest<A extends { readonly action: RequestKind; readonly at: string }>(
  status: ProjectStatus,
  applications: readonly A[],
): A | null {
  const kinds = REQUESTS_OF[status] ?? [];
  return (
    applications
      .filter(({ action }) => kinds.includes(action))
      .toSorted((a, b) => compareCodes(a.at, b.at))
      .at(-1) ?? null
  );
}

/** The day on which a form was sent lies between its opening and today. */
export function checkSentDay(day: Day, openedAt: string, today: Day): Result<Day> {
  const opened = copenhagenDay(openedAt);
  if (day > today) return refuse("application.sent-in-future", { day });
  if (day < opened) return refuse("application.sent-before-opened", { day, from: opened });
  return accept(day);
}
