import type TileImage from "ol/source/TileImage.js";
import { expect, test } from "vitest";
import { externalBackground } from "./externalBackground.ts";

const given = { url: "https://kort.example.dk/orto", layer: "orto", token: null, attribution: "" };
const asked = (settings: Parameters<typeof externalBackground>[0]) => {
  const source = externalBackground(settings).getSource() as TileImage;
  const address = source.getTileUrlFunction()([3, 5, 7], 1, source.getProjection()!)!;
  return decodeURIComponent(address);
};

test.each([
  [
    "by parameters",
    { ...given, kind: "wmts", token: "a b" },
    /orto\?token=a b&.*layer=orto&.*Format=image\/jpeg.*TileMatrix=3&TileCol=5&TileRow=7/,
  ],
  [
    "by a template",
    {
      ...given,
      kind: "wmts",
      url: "https://kort.example.dk/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png",
      matrixSet: "Dansk",
    },
    /^https:\/\/kort\.example\.dk\/Dansk\/3\/7\/5\.png$/,
  ],
  ["as pictures", { ...given, kind: "wms", format: "image/png" }, /FORMAT=image\/png.*LAYERS=orto/],
] as const)("[S6] a background's tiles are asked for %s", (_, settings, address) => {
  expect(asked(settings)).toMatch(address);
});
