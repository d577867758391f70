import { addDays, copenhagenDay, startMs } from "../time/copenhagen.ts";

export const DIGEST_FREQUENCIES = ["daily", "weekly"] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

const HOUR = "07:00:00";
const MONDAY = 1;

/** The next seven in the morning in Denmark, or the next Monday's, after a moment. */
export function nextDigest(frequency: DigestFrequency, after: Date): Date {
  const isRightDay = (day: string) =>
    frequency === "daily" || new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
  for (let day = copenhagenDay(after.toISOString()); ; day = addDays(day, 1)) {
    const morning = new Date(startMs(`${day}T${HOUR}`));
    if (morning > after && isRightDay(day)) return morning;
  }
}
