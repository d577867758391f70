import { compareCodes } from "../order/compareCodes.ts";
import { TOUCH_HA } from "./ruleResult.ts";
import { neededChange } from "./neededChange.ts";
import type { SchemePayment } from "./schemePayment.ts";
import { landVerdict, type ToJudge, type Verdict } from "./verdict.ts";

export type ToRank = ToJudge & {
  readonly schemeId: string;
  readonly purpose: string | null;
  readonly usableHa: number | null;
  readonly payment: Pick<SchemePayment, "fromKr" | "toKr"> | null;
  readonly verdict: Verdict | null;
};

/** Judged schemes as the answer shows them; every scheme is in one list. */
export type RankedOptions<S> = {
  /** At most three, best first: what one may apply for now, then what others must apply for. */
  readonly options: readonly S[];
  /** Fit as well, but give less. */
  readonly more: readonly S[];
  /** Would fit, but others have all the land that counts. */
  readonly taken: readonly S[];
  readonly notOpen: readonly S[];
  readonly unfit: readonly S[];
  /** Data to judge by are missing. */
  readonly unknown: readonly S[];
};

const MAX_OPTIONS = 3;
/** Below a tenth of the best amount, or a hectare, an option is not worth a row of its own. */
const LITTLE_SHARE = 0.1;
const LITTLE_HA = 1;

/** The amount options are ranked by: the middle, where the use of the land is not known. */
export const paymentKr = ({ payment }: Pick<ToRank, "payment">): number =>
  payment === null ? 0 : (payment.fromKr + payment.toKr) / 2;

const isTaken = ({ usableHa, verdict }: ToRank) =>
  usableHa !== null &&
  usableHa <= TOUCH_HA &&
  (verdict === "fits" || verdict === "fits-if-changed");

/** Whether one may apply, at most after taking land out oneself. */
function isForMe(one: ToRank, areaHa: number): boolean {
  if (isTaken(one)) return false;
  if (one.verdict === "fits") return true;
  return one.verdict === "fits-if-changed" && neededChange(one, areaHa)?.isEnough === true;
}

const isForOthers = (one: ToRank, areaHa: number) =>
  one.verdict === "not-for-you" &&
  (one.usableHa ?? 1) > TOUCH_HA &&
  landVerdict(one, areaHa) === "fits";

/** Ranks schemes that are given best first (`proposeSchemes`). One option for each purpose. */
export function rankOptions<S extends ToRank>(
  schemes: readonly S[],
  areaHa: number,
): RankedOptions<S> {
  const byAmount = (a: S, b: S) =>
    Number(b.payment !== null) - Number(a.payment !== null) ||
    paymentKr(b) - paymentKr(a) ||
    (b.usableHa ?? 0) - (a.usableHa ?? 0) ||
    compareCodes(deadlineOf(a), deadlineOf(b));
  const mine = schemes.filter((one) => isForMe(one, areaHa)).toSorted(byAmount);
  const others = schemes.filter((one) => isForOthers(one, areaHa)).toSorted(byAmount);
  const best = mine[0] ?? others[0];
  const isLittle = (one: S) =>
    one !== best &&
    ((one.usableHa ?? 0) < LITTLE_HA ||
      (one.payment !== null && paymentKr(one) < LITTLE_SHARE * (best ? paymentKr(best) : 0)));
  const seen = new Set<string>();
  const options = [...mine, ...others]
    .filter((one) => {
      if (isLittle(one) || one.usableHa === null) return false;
      const key = one.purpose ?? one.schemeId;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, MAX_OPTIONS);
  const rest = schemes.filter((one) => !options.includes(one));
  const isMore = (one: S) => isForMe(one, areaHa);
  return {
    options,
    more: rest.filter(isMore),
    taken: rest.filter(isTaken),
    notOpen: rest.filter(({ verdict }) => verdict === "not-open"),
    unknown: rest.filter(({ verdict }) => verdict === null),
    unfit: rest.filter(
      (one) => one.verdict !== null && one.verdict !== "not-open" && !isMore(one) && !isTaken(one),
    ),
  };
}

/** Rounds without an end come last. */
function deadlineOf({ rules }: ToRank): string {
  const limit = rules.find(({ rule }) => rule === "period")?.limit;
  return typeof limit === "string" ? limit : "9999";
}
