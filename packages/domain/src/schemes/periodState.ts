import { endMs, type Instant, startMs } from "../time/copenhagen.ts";
import type { ApplicationPeriod } from "./subsidyScheme.ts";

/** current: a round runs and has an end · open: it runs without one · next_round: closed now, a
 * round is announced · closed: no round runs and none is announced. */
export type PeriodStateName = "current" | "open" | "next_round" | "closed";

export type PeriodState = {
  readonly state: PeriodStateName;
  readonly isOpen: boolean;
  /** The ordinary end has passed and the extension runs. */
  readonly isExtended: boolean;
  /** The period the state speaks of: running, next, or last. */
  readonly period: ApplicationPeriod | null;
  /** When the running one closes, or the last one closed. */
  readonly closes: string | null;
  /** When the next one opens, also while one runs. */
  readonly opens: string | null;
};

function lastDayOf(period: ApplicationPeriod): string | null {
  return period.endDate === null ? null : (period.extensionEndDate ?? period.endDate);
}

function closesMs(period: ApplicationPeriod): number {
  if (period.endDate === null) return Infinity;
  const extension = period.extensionEndDate;
  return Math.max(endMs(period.endDate), extension === null ? -Infinity : endMs(extension));
}

/** Where a scheme's application periods are at a moment, judged by Danish days.
 * Of several running the one that closes last is shown; of several to come the first. */
export function periodState(periods: readonly ApplicationPeriod[], at: Instant): PeriodState {
  const now = Date.parse(at);
  const running = periods
    .filter((period) => startMs(period.startDate) <= now && now < closesMs(period))
    .toSorted((a, b) => closesMs(b) - closesMs(a))[0];
  const next = periods
    .filter((period) => startMs(period.startDate) > now)
    .toSorted((a, b) => startMs(a.startDate) - startMs(b.startDate))[0];
  const last = periods
    .filter((period) => closesMs(period) <= now)
    .toSorted((a, b) => closesMs(b) - closesMs(a))[0];
  const opens = next?.startDate ?? null;
  if (running) {
    return {
      state: running.endDate === null ? "open" : "current",
      isOpen: true,
      isExtended: running.endDate !== null && endMs(running.endDate) <= now,
      period: running,
      closes: lastDayOf(running),
      opens,
    };
  }
  return {
    state: next ? "next_round" : "closed",
    isOpen: false,
    isExtended: false,
    period: next ?? last ?? null,
    closes: last ? lastDayOf(last) : null,
    opens,
  };
}
