// @vitest-environment node
import { expect, test } from "vitest";
import { readOutline } from "./readOutline.ts";

const ring = [
  [529_000, 6_265_000],
  [529_100, 6_265_000],
  [529_100, 6_265_100],
  [529_000, 6_265_000],
];

test.each<[string, string]>([
  ["east first", "529000 6265000\n529100 6265000\n529100 6265100"],
  [
    "north first, numbered, closed",
    "1: 6265000 529000\n2: 6265000 529100\n3: 6265100 529100\n4: 6265000 529000",
  ],
  [
    "with a heading",
    "Nr;Øst;Nord\n1;529000,0;6265000,0\n2;529100,0;6265000,0\n3;529100,0;6265100,0",
  ],
  ["with its system named", "EPSG:25832\n529000 6265000\n529100 6265000\n529100 6265100"],
  ["as WKT", "POLYGON((529000 6265000, 529100 6265000, 529100 6265100, 529000 6265000))"],
  ["as GeoJSON", JSON.stringify({ type: "Polygon", coordinates: [ring] })],
])("[S1] an outline %s", (_, text) => {
  expect(readOutline(text)).toMatchObject({ geometry: { type: "Polygon", coordinates: [ring] } });
});

test.each<[string, object]>([
  [
    "529000 6265000\n529100 6265000\nvest for åen",
    { fault: "unreadable", line: 3, text: "vest for åen" },
  ],
  ["529000 6265000\n\n2.35 48.85\n529100 6265100", { fault: "outside", line: 3 }],
  ["529000 6265000\n529100 6265000", { fault: "too-few" }],
  ["POLYGON((1 2, 3))", { fault: "bad-wkt" }],
])("[S1] %j is told with its line", (text, fault) => {
  expect(readOutline(text)).toMatchObject(fault);
});
