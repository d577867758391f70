import { copenhagenDay } from "@mars/domain/time/copenhagen";

/** The Danish day; asking the calendar for every request would cost more than the answer. */
export function danishDay(now: () => Date): () => string {
  let day = { text: "", untilMs: 0 };
  return () => {
    const at = now();
    const nowMs = at.getTime();
    if (nowMs >= day.untilMs || nowMs < day.untilMs - 1000)
      day = { text: copenhagenDay(at.toISOString()), untilMs: nowMs + 1000 };
    return day.text;
  };
}
