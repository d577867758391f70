import type { Verdict } from "./verdict.ts";

type Option = {
  readonly verdict: Verdict | null;
  readonly payment: { readonly fromKr: number; readonly toKr: number } | null;
};

type BestAlternative = {
  /** Which of them pays most; null where none has an amount or several pay the same. */
  readonly most: number | null;
  /** Whether it pays most however the land has been used. */
  readonly isSure: boolean;
  /** The next one, to say how much more the best one pays. */
  readonly next: number | null;
  /** Pays most of those that one may apply for oneself, where that is another one. */
  readonly own: number | null;
};

/** Compares the best option of each alternative; null: it has none now. */
export function bestAlternative(options: readonly (Option | null)[]): BestAlternative {
  const middle = ({ fromKr, toKr }: NonNullable<Option["payment"]>) => (fromKr + toKr) / 2;
  const paid = options
    .flatMap((option, index) =>
      option?.payment ? [{ index, verdict: option.verdict, payment: option.payment }] : [],
    )
    .toSorted((a, b) => middle(b.payment) - middle(a.payment));
  const [first, second] = paid;
  if (!first || (second && middle(first.payment) === middle(second.payment)))
    return { most: null, isSure: false, next: null, own: null };
  const isOwn = ({ verdict }: { verdict: Verdict | null }) => verdict !== "not-for-you";
  const own = paid.find(isOwn);
  return {
    most: first.index,
    isSure: !second || first.payment.fromKr > second.payment.toKr,
    next: second?.index ?? null,
    own: !own || own === first ? null : own.index,
  };
}
