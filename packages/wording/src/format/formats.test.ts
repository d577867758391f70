import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./dates.ts";
import { formats } from "./formats.ts";

const da = formats("da-DK");
const en = formats("en-US");

test("[T17] Danish figures have a dot for thousands, a comma for decimals and a space before the unit", () => {
  expect(da.hectares(1234.5)).toBe("1.234,5\u00a0ha");
  expect(da.tons(12.34)).toBe("12,3\u00a0t");
  expect(da.percent(0.2731)).toBe("27,3\u00a0%");
  expect(da.integer(13780)).toBe("13.780");
});

test("an estimate has no decimals, and only nothing is nothing", () => {
  expect(da.estimate(5993.1, "ha")).toBe("5.993\u00a0ha");
  expect(en.estimate(48.3, "t")).toBe("48\u00a0t");
  expect([da.estimate(0.2, "t"), da.estimate(0, "t")]).toEqual(["<1\u00a0t", "0\u00a0t"]);
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
  expect(da.dateTime(instant)).toBe(shown.replaceAll(" ", "\u00a0"));
  expect(formatDate(instant)).toBe(shown.slice(0, 10));
});

test.each([
  { share: 0, da: "0 %" },
  { share: 0.0004, da: "<0,1 %" },
  { share: 0.001, da: "0,1 %" },
  { share: 0.2896, da: "29,0 %" },
  { share: 0.9996, da: ">99,9 %" },
  { share: 1, da: "100 %" },
  { share: 1.0004, da: ">100 %" },
  { share: 1.48, da: "148,0 %" },
])("[P2] [T8] a share of $share is $da: only nothing is 0 %, only all of it 100 %", (given) => {
  expect(da.percent(given.share).replaceAll("\u00a0", " ")).toBe(given.da);
});

test("a share that was set is written as it is", () => {
  expect(da.exactPercent(0.2)).toBe("20\u00a0%");
  expect(da.exactPercent(0.125)).toBe("12,5\u00a0%");
});
