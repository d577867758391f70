import { expect, test } from "vitest";
import { openingDay, roundCalendar } from "./roundCalendar.ts";

const round = {
  schemeId: "1b2c",
  opensAt: "2026-12-11",
  title: "Fosforvådområder åbner for ansøgning",
  description: "Dit område på 36,0 ha; se\nresultatet, og søg: æøå ".repeat(3),
  url: "https://mars.example.dk/screening?analysis=abc",
  now: new Date("2026-11-16T21:00:00.123Z"),
};

test("[S3] the day a round opens is an entry that calendars read, with a reminder", () => {
  const file = roundCalendar(round);
  const lines = file.split("\r\n");
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20261116T210000Z",
      "DTSTART;VALUE=DATE:20261211",
      "DTEND;VALUE=DATE:20261212",
      "SUMMARY:Fosforvådområder åbner for ansøgning",
      "UID:runde-1b2c@mars",
      "TRIGGER:PT8H",
    ]),
  );
  // RFC 5545: 75 octets a line at most, and unfolded it is what was meant.
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain("Dit område på 36\\,0 ha\\; se\\nresultatet\\, og søg: æøå ");
});

test.each([
  ["2026-12-11", "2026-12-11"],
  ["2026-12-10T23:30:00Z", "2026-12-11"],
  ["2026-12-31", "2026-12-31"],
])("[S3] a round that opens at %s opens on %s in Denmark", (opensAt, day) => {
  expect(openingDay(opensAt)).toBe(day);
});
