import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { expect, test } from "vitest";
import { nextStepOf } from "./nextStepOf.ts";
import { nextSteps } from "./nextSteps.ts";

test.each([
  { id: datasetIds.protectedNature, place: "Viborg", from: "Viborg Kommune" },
  { id: datasetIds.protectedNature, place: "København", from: "Københavns Kommune" },
  { id: datasetIds.protectedNature, place: "Bornholm", from: "Bornholms Regionskommune" },
  { id: datasetIds.protectedNature, place: null, from: "Kommunen" },
  { id: datasetIds.beachProtection, place: "Viborg", from: "Kystdirektoratet" },
])("[S3] a conflict in $place is settled by $from", ({ id, place, from }) => {
  expect(nextStepOf(id, "da", place)?.from).toBe(from);
});

test("[S3] every step says in both languages what it means, what it takes and how long", () => {
  for (const facts of Object.values(nextSteps)) {
    const { means, takes, duration, url } = facts!;
    for (const words of [means, takes, duration]) {
      expect(words.da).toMatch(/.{10}/);
      expect(words.en).not.toBe(words.da);
    }
    expect(url).toMatch(/^https:\/\//);
  }
  expect(nextStepOf("urn:unknown", "da", null)).toBeNull();
});
