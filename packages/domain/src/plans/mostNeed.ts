/** More than the nitrogen goal of the whole country: a slip of the decimal point, nothing real. */
export const MOST_NEED_T = 20_000;
