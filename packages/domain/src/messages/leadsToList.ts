/** Told to those who may not yet, or no longer, open the project itself. */
export const LEADING_TO_LIST: readonly string[] = [
  "offer-owner",
  "offer-delegate",
  "offer-withdrawn",
  "owner-changed-yours",
  "delegation-ended-yours",
  "delegation-lapsed-yours",
];

/** Whether a message leads to the list of projects instead of to its project. */
export function leadsToList(code: string): boolean {
  return LEADING_TO_LIST.includes(code);
}
