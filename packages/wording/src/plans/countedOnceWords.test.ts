import { expect, test } from "vitest";
import { countedOnceWords } from "./countedOnceWords.ts";

test.each([
  { net: 10, gross: 10, says: "Ingen jord er tegnet to gange." },
  {
    net: 1531.4,
    gross: 2086.4,
    says: "Jord, der er tegnet flere gange, er talt én gang. Talt, hver gang den er tegnet, ville 2.086,4 t være planlagt i stedet for 1.531,4 t.",
  },
])("[T8] $net of $gross t: $says", ({ net, gross, says }) => {
  const words = countedOnceWords({ plannedT: net, gross: { plannedT: gross } }, "da-DK");
  expect(words.replaceAll("\u00A0", " ")).toBe(says);
});
