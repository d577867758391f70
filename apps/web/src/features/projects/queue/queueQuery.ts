import { projectSorts } from "@mars/contracts/projects/projects";
import { isProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { TurnSide } from "@mars/domain/lifecycle/turn";
import type { Sort } from "../../../ui/tables/Column.ts";

export const queueShows = ["mine", "waiting", "theirs", "all"] as const;
/** Which part of the queue: my turn, mine and no one's, the applicants', or everything. */
export type QueueShow = (typeof queueShows)[number];
export type QueueSort = (typeof projectSorts)[number];
export type QueueQuery = {
  show: QueueShow;
  q: string;
  status: string;
  scheme: string;
  municipality: string;
  /** A caseworker's id, `me` or `nobody`; empty: as the view says. */
  assignee: string;
  sort: Sort<QueueSort>;
};

type Search = Record<string, string | string[]>;
const one = (search: Search, name: string) => {
  const value = search[name];
  return typeof value === "string" ? value : "";
};

/** The queue as the address says it; what makes no sense there is as if it were not there. */
export function readQueueQuery(search: Search): QueueQuery {
  const sort = projectSorts.find((known) => known === one(search, "sort")) ?? "deadline";
  const status = one(search, "status");
  return {
    show: queueShows.find((known) => known === one(search, "show")) ?? "waiting",
    q: one(search, "q"),
    status: isProjectStatus(status) ? status : "",
    scheme: one(search, "scheme"),
    municipality: one(search, "municipality"),
    assignee: one(search, "assignee"),
    sort: { by: sort, isDescending: one(search, "direction") === "desc" },
  };
}

/** What is in the address for a queue; what is usual is left out. */
export function queueSearch(query: QueueQuery): Record<string, string | null> {
  const isUsual = query.sort.by === "deadline" && !query.sort.isDescending;
  return {
    view: null,
    show: query.show === "waiting" ? null : query.show,
    q: query.q || null,
    status: query.status || null,
    scheme: query.scheme || null,
    municipality: query.municipality || null,
    assignee: query.assignee || null,
    sort: isUsual ? null : query.sort.by,
    direction: query.sort.isDescending ? "desc" : null,
  };
}

/** The same as one text, as it is saved under a name and carried along into a case. */
export function queueSearchText(query: QueueQuery): string {
  const parts = Object.entries(queueSearch(query)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return new URLSearchParams(parts).toString();
}

export function parseQueueSearch(text: string): QueueQuery {
  return readQueueQuery(Object.fromEntries(new URLSearchParams(text)));
}

const OF_SHOW: Record<QueueShow, { turn?: TurnSide; assignee?: string }> = {
  mine: { turn: "authority", assignee: "me" },
  waiting: { turn: "authority", assignee: "open" },
  theirs: { turn: "applicant" },
  all: {},
};

/** What the server is asked. */
export function listQueryOf(query: QueueQuery) {
  const usual = OF_SHOW[query.show];
  return {
    view: "inbox" as const,
    q: query.q || undefined,
    status: query.status || undefined,
    scheme: query.scheme || undefined,
    municipality: query.municipality || undefined,
    turn: usual.turn,
    assignee: query.assignee || usual.assignee,
    sort: query.sort.by,
    direction: query.sort.isDescending ? ("desc" as const) : ("asc" as const),
  };
}

export function isNarrowed({ q, status, scheme, municipality, assignee }: QueueQuery): boolean {
  return [q, status, scheme, municipality, assignee].some((value) => value !== "");
}
