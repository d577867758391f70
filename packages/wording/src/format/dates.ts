type Instant = Date | string | number;

// Parts rather than a locale pattern: SPEC 9 fixes dd.mm.yyyy in both languages.
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function partsOf(instant: Instant) {
  const parts: Record<string, string> = {};
  for (const part of clock.formatToParts(new Date(instant))) parts[part.type] = part.value;
  return parts;
}

/** 05.03.2026, as the day is in Denmark; of an instant or of a day alone. */
export function formatDate(instant: Instant): string {
  const { day, month, year } = partsOf(instant);
  return `${day}.${month}.${year}`;
}

/** 05.03.2026 - 14:07 */
export function formatDateTime(instant: Instant): string {
  const { hour, minute } = partsOf(instant);
  return `${formatDate(instant)} - ${hour}:${minute}`;
}

/** 14:07 */
export function formatTime(instant: Instant): string {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
}
