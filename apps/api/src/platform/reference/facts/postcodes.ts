import { readFacts, text } from "./readFacts.ts";

/**
 * Postcodes with their town and the municipalities they reach into, from PostNord's register of
 * postcodes by municipality of October 2020; boxes and firms with a number of their own left out.
 */
export const postcodes = readFacts<{
  from: string;
  to: string;
  town: string;
  municipalities: readonly string[];
}>("postcodes", {
  from: text,
  to: text,
  town: text,
  municipalities: (cell) => cell.split(" "),
});
