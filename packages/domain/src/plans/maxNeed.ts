/** More than the nitrogen goal of the whole country: a slip of the decimal point, nothing real. */
export const MAX_NEED_T = 20_000;

/** More than the extraction goal of the whole country, 140,000 ha. */
export const MAX_EXTRACTION_GOAL_HA = 200_000;
