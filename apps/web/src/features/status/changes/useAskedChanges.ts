import { type ChangeKind, changeKinds } from "./changeKinds.ts";
import { useState } from "react";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { useSetSearch } from "../asOf/asOf.ts";
import { dayOf } from "../asOf/danishDay.ts";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const usualDays = 30;

export type AskedChanges = {
  from: string;
  /** Null where the address names none: the usual days, or as many as there are figures of. */
  askedFrom: string | null;
  to: string;
  /** `kind/name`, or empty for the whole country. */
  place: string;
  kinds: readonly ChangeKind[];
  today: string;
};

/** What the page is requested, from its address, so that it can be shared and gone back to. */
export function useAskedChanges(): AskedChanges & {
  set: (changes: {
    from?: string;
    to?: string;
    place?: string;
    kinds?: readonly ChangeKind[];
  }) => void;
} {
  const search = useOwnSearch();
  const setSearch = useSetSearch({ isUndoable: true });
  const [today] = useState(() => dayOf(new Date()));
  // A form without scripts repeats the name.
  const text = (name: string) => [search[name] ?? ""].flat().join(",");
  const to = dayPattern.test(text("til")) ? text("til") : today;
  const askedFrom = dayPattern.test(text("fra")) ? text("fra") : null;
  const from = askedFrom ?? daysBefore(to, usualDays);
  const asked = text("slags").split(",");
  const chosen = changeKinds.filter((kind) => asked.includes(kind));
  return {
    from,
    askedFrom,
    to,
    today,
    place: text("sted"),
    kinds: chosen.length === 0 ? changeKinds : chosen,
    set: ({ from: first, to: last, place, kinds }) =>
      setSearch({
        ...(first !== undefined && { fra: first }),
        ...(last !== undefined && { til: last === today ? null : last }),
        ...(place !== undefined && { sted: place }),
        ...(kinds && { slags: kinds.length === changeKinds.length ? null : kinds.join(",") }),
      }),
  };
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
