import type { projectSorts } from "@mars/contracts/projects/projects";
import type { Sort } from "../../../ui/tables/Column.ts";

const listSorts = ["name", "description", "modified", "status", "deadline"] as const;
export const ownShows = ["applicant", "authority", "nobody"] as const;
/** Who acts for others tells their own turn from that of their clients. */
export const adviserShows = ["reader", "client", "authority", "nobody"] as const;
const listShows = [...ownShows, ...adviserShows] as const;
export type ListSort = Extract<(typeof projectSorts)[number], (typeof listSorts)[number]>;
export type ListQuery = {
  q: string;
  /** Whose projects: a client, `self`, or all. */
  client: string;
  /** Whose turn it is; empty: as the list opens. */
  turn: (typeof listShows)[number] | "all" | "";
  /** Null: as usual for whose turn it is. */
  sort: Sort<ListSort> | null;
};

type Search = Record<string, string | string[]>;
const one = (search: Search, name: string) => {
  const value = search[name];
  return typeof value === "string" ? value : "";
};

/** The list as the address says it; what makes no sense there is as if it were not there. */
export function readListQuery(search: Search): ListQuery {
  const by = listSorts.find((known) => known === one(search, "sort"));
  return {
    turn: ([...listShows, "all"] as const).find((known) => known === one(search, "turn")) ?? "",
    q: one(search, "q"),
    client: one(search, "client"),
    sort: by
      ? {
          by,
          isDescending:
            (one(search, "direction") || (by === "modified" ? "desc" : "asc")) === "desc",
        }
      : null,
  };
}

/** What is in the address for a list; what is usual is left out. Caseworkers land in the queue,
 * so their own projects are named. */
export function searchOf(query: ListQuery, isCaseworker: boolean): Record<string, string | null> {
  return {
    view: isCaseworker ? "mine" : null,
    q: query.q || null,
    client: query.client || null,
    turn: query.turn || null,
    sort: query.sort && query.sort.by,
    direction: query.sort && (query.sort.isDescending ? "desc" : "asc"),
  };
}

export function isFiltered({ q, client, turn }: ListQuery): boolean {
  return q !== "" || client !== "" || (turn !== "" && turn !== "all");
}
