import { projectSorts } from "@mars/contracts/projects";
import { isProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { Sort } from "../../../ui/Column.ts";

export type ListSort = (typeof projectSorts)[number];
export type ListView = "mine" | "inbox";
export type ListQuery = {
  view: ListView;
  q: string;
  status: string;
  scheme: string;
  municipality: string;
  /** Whose projects: a client, `self`, or all. */
  client: string;
  waitsFor: "" | "applicant" | "caseworker";
  sort: Sort<ListSort>;
};

type Search = Record<string, string | string[]>;
const one = (search: Search, name: string) => {
  const value = search[name];
  return typeof value === "string" ? value : "";
};

/** The list as the address says it; what makes no sense there is as if it were not there. */
export function readListQuery(search: Search, mayHandle: boolean): ListQuery {
  const sort = projectSorts.find((known) => known === one(search, "sort")) ?? "modified";
  const waitsFor = one(search, "waitsFor");
  const status = one(search, "status");
  return {
    view: mayHandle && one(search, "view") === "inbox" ? "inbox" : "mine",
    q: one(search, "q"),
    status: isProjectStatus(status) ? status : "",
    scheme: one(search, "scheme"),
    municipality: one(search, "municipality"),
    client: one(search, "client"),
    waitsFor: waitsFor === "applicant" || waitsFor === "caseworker" ? waitsFor : "",
    sort: {
      by: sort,
      isDescending: (one(search, "direction") || (sort === "modified" ? "desc" : "asc")) === "desc",
    },
  };
}

/** What stands in the address for a list; what is usual is left out. */
export function searchOf(query: ListQuery): Record<string, string | null> {
  const direction = query.sort.isDescending ? "desc" : "asc";
  const isUsual = query.sort.by === "modified" && query.sort.isDescending;
  return {
    view: query.view === "mine" ? null : query.view,
    q: query.q || null,
    status: query.status || null,
    scheme: query.scheme || null,
    municipality: query.municipality || null,
    client: query.client || null,
    waitsFor: query.waitsFor || null,
    sort: isUsual ? null : query.sort.by,
    direction: isUsual ? null : direction,
  };
}

export function isFiltered(query: ListQuery): boolean {
  const { q, status, scheme, municipality, client, waitsFor } = query;
  return [q, status, scheme, municipality, client, waitsFor].some((value) => value !== "");
}
