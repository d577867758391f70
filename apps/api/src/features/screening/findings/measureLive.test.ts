import { expect, test } from "vitest";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import { liveFailureCode } from "./measureLive.ts";

test.each([
  ["source.resting", "dataset.no-answer"],
  ["source.too-slow", "dataset.too-slow"],
  ["source.not-set", "dataset.not-loaded"],
  ["wfs.broken-answer", "dataset.broken-answer"],
  ["gml.broken", "dataset.broken-answer"],
])("[S2] a live source that gave %s is told of as %s", (code, told) => {
  expect(liveFailureCode(new GeodataFault(code, "why"))).toBe(told);
});
