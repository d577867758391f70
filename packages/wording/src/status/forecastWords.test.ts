import { expect, test } from "vitest";
import { delayWords, needForecastWords } from "./forecastWords.ts";

test("[T8] the forecast of several needs names the one that decides", () => {
  const words = needForecastWords(
    {
      kind: "out-of-reach",
      on: null,
      monthsAfterDeadline: null,
      slowest: {
        names: ["Kløven"],
        missing: 3.2,
        addedPerMonth: 0,
        kind: "still",
        rest: { kind: "month", on: "2028-05-12" },
      },
    },
    "da-DK",
  );
  expect(words.answer).toBe("Behovet bliver ikke dækket med det nuværende tempo");
  expect(words.reason).toBe(
    "Kløven har ingen nye tilsagn det seneste år. Her mangler 3,2\u00a0t. Resten er dækket i maj 2028.",
  );
});

test("[T8] a date comes with its distance to the deadline", () => {
  const words = needForecastWords(
    {
      kind: "month",
      on: "2031-06-10",
      monthsAfterDeadline: 42,
      slowest: {
        names: ["Kås Bredning"],
        missing: 159.2,
        addedPerMonth: 2.9,
        kind: "month",
        rest: { kind: "covered", on: null },
      },
    },
    "da-DK",
  );
  expect(words.answer).toBe("Dækket i juni 2031, 3 år og 6 måneder efter fristen");
  expect(words.reason).toBe(
    "Kås Bredning bestemmer: Her mangler 159,2\u00a0t, og der kommer 2,9\u00a0t om måneden. Resten er dækket.",
  );
});

test("[T16] a delay is counted in years and months", () => {
  expect(delayWords(-11, "da-DK")).toBe("11 måneder før fristen");
  expect(delayWords(0, "da-DK")).toBe("i fristens måned");
  expect(delayWords(null, "da-DK")).toBeNull();
});
