import type { TextByLanguage } from "../languages.ts";
import { addDays, addMonths, type Day } from "../time/copenhagen.ts";

/** A sentence in every language of the product. */
/** How long something usually takes. Told only where enough cases are finished to know. */
export type UsualTime = {
  readonly from: number;
  readonly to: number;
  readonly unit: "workdays" | "weeks" | "months";
};

/** How the cases of a scheme are handled: facts of the scheme, never of a page. */
export type SchemeCasework = {
  readonly contact: {
    readonly name: TextByLanguage;
    readonly email: string | null;
    readonly phone: string | null;
    readonly hours: TextByLanguage | null;
  };
  readonly usual: {
    readonly receipt: UsualTime | null;
    readonly decision: UsualTime | null;
    readonly payment: UsualTime | null;
  };
  readonly complaint: {
    readonly body: TextByLanguage;
    readonly url: string | null;
    readonly weeks: number;
  } | null;
  /** Months from the decision; null: the approval letter alone tells. */
  readonly validity: {
    readonly examinationMonths: number | null;
    readonly establishmentMonths: number | null;
    readonly beginWithinMonths: number | null;
  };
  /** What an establishment approval obliges to. */
  readonly terms: readonly TextByLanguage[];
};

/** The last day on which a complaint about a decision is in time. */
export function lastDayToComplain(casework: SchemeCasework | null, decidedOn: Day): Day | null {
  const complaint = casework?.complaint;
  return complaint ? addDays(decidedOn, complaint.weeks * 7) : null;
}

/** The day that many months after a decision; null where the scheme does not say. */
export function monthsAfter(decidedOn: Day | null, months: number | null | undefined): Day | null {
  return decidedOn === null || months === null || months === undefined
    ? null
    : addMonths(decidedOn, months);
}
