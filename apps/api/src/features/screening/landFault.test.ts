import { expect, test } from "vitest";
import { landFault } from "./landFault.ts";
import type { KnownFinding } from "./Screened.ts";

const parcels = "urn:dmp:ds:jordstykker";
const catchments = "urn:dmp:ds:afgraensning-af-kystvandoplande";

const answered = (counts: Record<string, number>) =>
  new Map(
    Object.entries(counts).map(([id, touchedCount]) => [
      id,
      { finding: { touchedCount } } as KnownFinding,
    ]),
  );

test.each<{ where: string; counts: Record<string, number>; isOffLand: boolean }>([
  { where: "a field", counts: { [parcels]: 3, [catchments]: 1 }, isOffLand: false },
  { where: "a lake without a parcel", counts: { [parcels]: 0, [catchments]: 1 }, isOffLand: false },
  { where: "the sea", counts: { [parcels]: 0, [catchments]: 0 }, isOffLand: true },
  {
    where: "protected sea",
    counts: { [parcels]: 0, [catchments]: 0, "urn:dmp:ds:natura-2000-omraader": 1 },
    isOffLand: true,
  },
  {
    where: "a place no such map was asked about",
    counts: { "urn:x": 0 },
    isOffLand: false,
  },
])("[S3] $where lies off land: $isOffLand", ({ counts, isOffLand }) => {
  const fault = landFault({ known: answered(counts), failed: new Map() });
  expect(fault).toEqual(isOffLand ? { code: "geometry.not-on-land" } : null);
});

test("[S3] a map that did not answer leaves it open", () => {
  const failed = new Map([[catchments, "dataset.no-answer"]]);
  expect(landFault({ known: answered({ [parcels]: 0 }), failed })).toBeNull();
});
