import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import { expect, test } from "vitest";
import { neighbourBlocks } from "./neighbourBlocks.ts";
import { pdfText } from "./pdfText.ts";

type Item = ScreeningNeighbours["items"][number];

const item = (kind: Item["kind"], name: string, overlapHa: number): Item => ({
  kind,
  id: name,
  name,
  stage: kind === "project" ? "approval" : "sketch_project",
  overlapHa,
  distanceM: overlapHa > 0 ? 0 : 40,
});

/** The sentences above and below the tables. */
function saidOf(neighbours: ScreeningNeighbours): string[] {
  return neighbourBlocks(neighbours, pdfText.da, "da").flatMap((block) =>
    block.kind === "note" || block.kind === "paragraph"
      ? [block.text.replaceAll("\u00a0", " ")]
      : [],
  );
}

test("[P8] on paper the overlap in all is the page's: land counts once, and sketches stand apart", () => {
  const said = saidOf({
    items: [
      item("project", "Første", 64),
      item("project", "Anden", 64),
      item("sketch_project", "Skitse", 50),
    ],
    // More overlap than is listed, as where fifty are shown of sixty.
    count: 5,
    warnings: [
      { code: "overlap.demarcation", figures: { count: 4, overlapHa: 64 } },
      { code: "overlap.sketches", figures: { count: 1, overlapHa: 50 } },
    ],
  });
  expect(said[0]).toMatch(/hen over 4 eksisterende projekter \(64,0 ha i alt\)/);
  expect(said[1]).toMatch(/^En kommune har planlagt et skitseprojekt her \(50,0 ha\)/);
  expect(said.slice(2)).toEqual(["2 projekter mere vises ikke."]);
});

test("[P8] on paper nothing is drawn over what only lies near", () => {
  const said = saidOf({
    items: [item("project", "Nær", 0)],
    count: 1,
    warnings: [{ code: "overlap.buffer", figures: { count: 1, bufferM: 50 } }],
  });
  expect(said).toEqual(["1 projekt ligger inden for 50 m."]);
});
