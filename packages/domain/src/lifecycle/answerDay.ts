import { accept, refuse, type Result } from "../result.ts";
import { addDays, copenhagenDay, type Day, type Instant } from "../time/copenhagen.ts";

/** How far ahead the last day for an answer may lie. */
const ANSWER_DAYS = 365;

export function lastAnswerDay(today: Day): Day {
  return addDays(today, ANSWER_DAYS);
}

/** The last day for an answer: today or later, and within a year. */
export function answerDay(day: Day, at: Instant): Result<Day> {
  const today = copenhagenDay(at);
  if (day < today) return refuse("question.day-past", { earliest: today });
  if (day > lastAnswerDay(today))
    return refuse("question.day-far", { latest: lastAnswerDay(today) });
  return accept(day);
}
