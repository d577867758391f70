/**
 * How many decimals a measured quantity has wherever people read it: page, document and message.
 * Limits, goals and factors are exact and written as they are (`f.exact`); what is counted is whole.
 */
export const decimalsOf = {
  /** Hectares and tonnes. */
  amount: 1,
  /** Hectares that are multiplied by a rate, so that readers come to the same amount. */
  factor: 2,
  /** In percent. */
  share: 1,
  kgPerHa: 1,
  /** Small figures of large areas. */
  perThousandHa: 2,
} as const;

/**
 * What still means something in a table for further computing: a square metre, a tenth of a
 * kilogram, a millionth of a whole. More digits are noise of floating point.
 */
export const tableDecimalsOf = { figure: 4, share: 6 } as const;

/** A figure with the decimals of a table, as a number. */
export function tableFigure(value: number, decimals: number = tableDecimalsOf.figure): number {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}
