import { expect, test } from "vitest";
import { datasets } from "../reference/facts/datasets.ts";
import { officialSources } from "./officialSources.ts";

test("a source of a layer is named as its dataset is everywhere else", () => {
  const named = officialSources.flatMap((source) =>
    source.kind === "layer"
      ? [{ id: source.datasetId, titleDa: source.titleDa, titleEn: source.titleEn }]
      : [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named).toEqual(
    named.map(({ id }) => {
      const { titleDa, titleEn } = datasets.find((dataset) => dataset.id === id)!;
      return { id, titleDa, titleEn };
    }),
  );
});
