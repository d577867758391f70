import { expect, test } from "vitest";
import { overlapsOfDay } from "./overlapsOfDay.ts";

const rowsOf = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((part) => ({ unitKey: part.slice(0, 1), overlapHa: Number(part.slice(1)) }));

test.each([
  { what: "nothing was retired", today: "L60 M40", former: "", onDay: "L60 M40" },
  { what: "a successor took all of it", today: "B60 M40", former: "A60", onDay: "A60 M40" },
  {
    what: "a successor is drawn a little larger",
    today: "B61 M39",
    former: "A60",
    onDay: "A60 M39",
  },
  {
    what: "a neighbour of both days took it over",
    today: "L100",
    former: "A100",
    onDay: "A100 L0",
  },
  { what: "a neighbour took it over to its own", today: "L100", former: "A70", onDay: "A70 L30" },
  { what: "it is still counted where it lay", today: "A60 M40", former: "A60", onDay: "A60 M40" },
  { what: "an area came with figures", today: "A55 M45", former: "A60", onDay: "A55 M45" },
  { what: "two became one", today: "B100", former: "A30 C70", onDay: "A30 C70" },
  { what: "what came later replaced nobody", today: "B60 M40", former: "", onDay: "B60 M40" },
])("$what: $today is $onDay of the day", ({ today, former, onDay }) => {
  const rows = overlapsOfDay({
    today: rowsOf(today),
    former: rowsOf(former),
    hadCome: (unitKey) => unitKey !== "B",
  });
  expect(rows).toEqual(rowsOf(onDay));
});
