import { expect, test } from "vitest";
import { countedTwiceWords } from "./countedTwiceWords.ts";

test.each([
  { given: { plannedT: 10, onceT: 10, overlapHa: 0 }, says: "Ingen jord er talt to gange." },
  {
    given: { plannedT: 10, onceT: 9.96, overlapHa: 0.6 },
    says: "0,6 ha er talt to gange. Det betyder mindre end 0,1 t kvælstof.",
  },
  {
    given: { plannedT: 10, onceT: 10, overlapHa: 0.02 },
    says: "200 m² er talt to gange. Det betyder mindre end 0,1 t kvælstof.",
  },
  {
    given: { plannedT: 2086.4, onceT: 1531.4, overlapHa: 900 },
    says: "2.086,4 t er planlagt. 555,0 t af det ligger på jord, der er talt to gange. Uden det er 1.531,4 t planlagt.",
  },
])("[T8] $given.overlapHa ha counted twice: $says", ({ given, says }) => {
  expect(countedTwiceWords(given, "da-DK").replaceAll("\u00A0", " ")).toBe(says);
});
