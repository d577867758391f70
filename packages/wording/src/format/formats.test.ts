import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./dates.ts";
import { formats } from "./formats.ts";

const da = formats("da-DK");
const en = formats("en-US");

test("[T17] Danish figures have a dot for thousands, a comma for decimals and a space before the unit", () => {
  expect(da.hectares(1234.5)).toBe("1.234,5\u00a0ha");
  expect(da.tons(12.34, 1)).toBe("12,3\u00a0t");
  expect(da.percent(0.2731)).toBe("27,3\u00a0%");
  expect(da.integer(13780)).toBe("13.780");
});

test("English figures follow en-US", () => {
  expect(en.hectares(1234.5)).toBe("1,234.5\u00a0ha");
  expect(en.percent(0.2731)).toBe("27.3%");
});

test.each([
  { instant: "2026-03-05T13:07:00Z", shown: "05.03.2026 - 14:07" },
  { instant: "2026-07-05T12:07:00Z", shown: "05.07.2026 - 14:07" },
  { instant: "2026-12-31T23:30:00Z", shown: "01.01.2027 - 00:30" },
])("[T17] $instant is shown in Danish time as $shown", ({ instant, shown }) => {
  expect(formatDateTime(instant)).toBe(shown);
  expect(formatDate(instant)).toBe(shown.slice(0, 10));
});
