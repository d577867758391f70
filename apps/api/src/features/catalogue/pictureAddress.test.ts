import { describe, expect, test } from "vitest";
import { legendAddress, tileAddress } from "./pictureAddress.ts";

const wms = { url: "https://a.dk/wms?map=x&SERVICE=WMS", layer: "natur:par3", style: "groen" };
const wmts = {
  url: "https://a.dk/wmts",
  layer: "orto",
  matrixSet: "View1",
  matrixIds: "L00,L01,L02",
  resolutions: "1638.4,819.2,409.6",
  extent: "120000,5661139.2,1378291.2,6500000",
};
const place = { z: 2, x: 4, y: 3 };
const parametersOf = (address: string | null) => Object.fromEntries(new URL(address!).searchParams);

describe("a tile of the Danish grid is asked for as its owner understands", () => {
  test("by WMS, with the box of the tile", () => {
    expect(parametersOf(tileAddress({ wms }, place))).toMatchObject({
      map: "x",
      service: "WMS",
      version: "1.3.0",
      crs: "EPSG:25832",
      layers: "natur:par3",
      styles: "groen",
      bbox: "539430.4,6080569.6,644288,6185427.2",
    });
  });
  test("by an older WMS", () => {
    const old = parametersOf(tileAddress({ wms: { ...wms, version: "1.1.1" } }, place));
    expect(old).toMatchObject({ version: "1.1.1", srs: "EPSG:25832" });
    expect(old).not.toHaveProperty("crs");
  });
  test("by WMTS on the same grid", () => {
    expect(parametersOf(tileAddress({ wms, wmts }, place))).toMatchObject({
      service: "WMTS",
      tilematrix: "L02",
      tilecol: "4",
      tilerow: "3",
      tilematrixset: "View1",
    });
  });
  test.each([
    ["another grid", { ...wmts, extent: "0,0,1000,1000" }],
    ["no such scale", { ...wmts, resolutions: "1638.4,819.2" }],
  ])("by WMS where the WMTS has %s", (_what, other) => {
    expect(parametersOf(tileAddress({ wms, wmts: other }, place))).toMatchObject({
      service: "WMS",
    });
    expect(tileAddress({ wmts: other }, place)).toBeNull();
  });
  test("not at all without a layer", () => {
    expect(tileAddress({ wms: { url: "https://a.dk/wms" } }, place)).toBeNull();
    expect(tileAddress({}, place)).toBeNull();
  });
});

test("the legend is the one of the same layer and style", () => {
  expect(parametersOf(legendAddress({ wms }))).toMatchObject({
    request: "GetLegendGraphic",
    layer: "natur:par3",
    style: "groen",
  });
  expect(legendAddress({ wmts })).toBeNull();
});
