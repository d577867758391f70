import { useSearch } from "../../../lib/router/currentLocation.ts";
import { changeSearch, openBySearch } from "../screen/planTab.ts";

/** A column of the comparison: the public version, the plan, what is being tried, or a scenario. */
export type ComparedId = "published" | "plan" | "try" | (string & {});
export type Compared = {
  readonly id: ComparedId;
  /** Null: the scenario's own. */
  readonly dropoutShare: number | null;
};

export const MAX_COMPARED = 4;
const PARAMETER = "sammenlign";

/** `?sammenlign=plan,<id>~30`: columns in order, with the dropout in percent where it was changed. */
export function parseCompared(text: string): Compared[] {
  const columns = text.split(",").flatMap((part): Compared[] => {
    const [id = "", percent] = part.split("~");
    if (id === "") return [];
    const share = Number(percent) / 100;
    const isShare = percent !== undefined && share >= 0 && share <= 1;
    return [{ id, dropoutShare: isShare ? share : null }];
  });
  const first = columns.filter(({ id }, i) => columns.findIndex((one) => one.id === id) === i);
  return first.slice(0, MAX_COMPARED);
}

export function writeCompared(columns: readonly Compared[]): string {
  return columns
    .map(({ id, dropoutShare }) =>
      dropoutShare === null ? id : `${id}~${Math.round(dropoutShare * 100)}`,
    )
    .join(",");
}

/** Null while nothing is compared. */
export function useCompared(): Compared[] | null {
  const asked = useSearch()[PARAMETER];
  return typeof asked === "string" ? parseCompared(asked) : null;
}

export function openCompared(columns: readonly Compared[]): void {
  openBySearch((query) => query.set(PARAMETER, writeCompared(columns)));
}

export function changeCompared(columns: readonly Compared[]): void {
  changeSearch((query) => query.set(PARAMETER, writeCompared(columns)));
}

export function leaveCompared(): void {
  changeSearch((query) => query.delete(PARAMETER));
}

/** What is being tried is in this browser alone, so a link leaves it out. */
export function comparedLink(columns: readonly Compared[]): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${PARAMETER}=${writeCompared(columns.filter(({ id }) => id !== "try"))}`;
}
