import { addDays, type Day } from "../time/copenhagen.ts";

export type Quarter = { readonly year: number; readonly quarter: 1 | 2 | 3 | 4 };

/** The last day of a quarter: what stands 'ultimo' the quarter stood then. */
export function quarterEnd({ year, quarter }: { year: number; quarter: number }): Day {
  const next = new Date(Date.UTC(year, quarter * 3, 1)).toISOString().slice(0, 10);
  return addDays(next, -1);
}

/** The first day of a quarter. */
export function quarterStart({ year, quarter }: { year: number; quarter: number }): Day {
  return `${year}-${String(quarter * 3 - 2).padStart(2, "0")}-01`;
}

/** The last quarter that was over at the end of a day. One that still runs has no 'ultimo'. */
export function lastFinishedQuarter(day: Day): Quarter {
  const tomorrow = addDays(day, 1);
  const monthsBefore = Number(tomorrow.slice(0, 4)) * 12 + Number(tomorrow.slice(5, 7)) - 1;
  const quarters = Math.floor(monthsBefore / 3) - 1;
  return { year: Math.floor(quarters / 4), quarter: ((quarters % 4) + 1) as Quarter["quarter"] };
}
