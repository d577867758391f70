import { copenhagenDay, startMs, type Time } from "@mars/domain/time/copenhagen";

export type Round = {
  schemeId: string;
  /** The day, or the moment, at which the round opens. */
  opensAt: Time;
  title: string;
  description: string;
  url: string;
  /** When the file is made. */
  now: Date;
};

const DAY_MS = 86_400_000;
const compact = (day: string) => day.replaceAll("-", "");

/** The day a round opens, as a file that every calendar takes (RFC 5545), with a reminder that morning. */
export function roundCalendar(round: Round): string {
  const day = openingDay(round.opensAt);
  const after = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const stamp = round.now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//MARS//Screening//DA",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    // The same round twice is one entry, and a moved one takes its place.
    `UID:runde-${round.schemeId}@mars`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(after)}`,
    `SUMMARY:${escaped(round.title)}`,
    `DESCRIPTION:${escaped(round.description)}`,
    `URL:${round.url}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(round.title)}`,
    "TRIGGER:PT8H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

export const openingDay = (opensAt: Time): string =>
  copenhagenDay(new Date(startMs(opensAt)).toISOString());

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** No line is longer than 75 octets; a letter is never cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let out = "";
  let octets = 0;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (octets + size > 75) {
      out += "\r\n ";
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}
