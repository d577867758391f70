import type { projectSorts } from "@mars/contracts/projects/projects";
import type { Sort } from "../../../ui/tables/Column.ts";

const listSorts = ["name", "description", "modified", "status", "applied", "area"] as const;
export type ListSort = Extract<(typeof projectSorts)[number], (typeof listSorts)[number]>;
export type ListQuery = {
  q: string;
  /** Whose projects: a client, `self`, or all. */
  client: string;
  sort: Sort<ListSort>;
};

type Search = Record<string, string | string[]>;
const one = (search: Search, name: string) => {
  const value = search[name];
  return typeof value === "string" ? value : "";
};

/** The list as the address says it; what makes no sense there is as if it were not there. */
export function readListQuery(search: Search): ListQuery {
  const sort = listSorts.find((known) => known === one(search, "sort")) ?? "modified";
  return {
    q: one(search, "q"),
    client: one(search, "client"),
    sort: {
      by: sort,
      isDescending: (one(search, "direction") || (sort === "modified" ? "desc" : "asc")) === "desc",
    },
  };
}

/** What stands in the address for a list; what is usual is left out. Caseworkers land in the queue,
 * so their own projects are named. */
export function searchOf(query: ListQuery, isCaseworker: boolean): Record<string, string | null> {
  const direction = query.sort.isDescending ? "desc" : "asc";
  const isUsual = query.sort.by === "modified" && query.sort.isDescending;
  return {
    view: isCaseworker ? "mine" : null,
    q: query.q || null,
    client: query.client || null,
    sort: isUsual ? null : query.sort.by,
    direction: isUsual ? null : direction,
  };
}

export function isFiltered({ q, client }: ListQuery): boolean {
  return q !== "" || client !== "";
}
