/** Told to those who may not yet, or no longer, open the project itself. */
export const LEADING_TO_LIST: readonly string[] = [
  "offer-owner",
  "offer-delegate",
  "offer-withdrawn",
  "owner-changed-yours",
  "owner-changed-yours-person",
  "delegation-ended-yours",
  "delegation-lapsed-yours",
];

const TOLD_AFTERWARDS: readonly string[] = ["offer-withdrawn", "delegation-lapsed-yours"];

/** Told to someone who had no part when it was written: they hear no newer name than before. */
export function isToldAfterwards(code: string): boolean {
  return TOLD_AFTERWARDS.includes(code);
}

/** Whether a message leads to the list of projects instead of to its project. */
export function leadsToList(code: string): boolean {
  return LEADING_TO_LIST.includes(code);
}
