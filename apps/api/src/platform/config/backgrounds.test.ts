import { expect, test } from "vitest";
import { backgrounds } from "./backgrounds.ts";

const photo = {
  id: "luftfoto-2025",
  titleDa: "Luftfoto 2025",
  titleEn: "Aerial photo 2025",
  kind: "wmts",
  url: "https://tiles.example.dk/orto",
  layer: "orto_foraar",
};

test("[S6] several backgrounds are read, the English title and the rest may be left out", () => {
  const { titleEn: _, ...danish } = photo;
  const map = {
    ...danish,
    id: "topo",
    kind: "wms",
    token: "abc",
    attribution: "© KDS",
    format: "image/png",
  };
  expect(backgrounds(JSON.stringify([photo, map]))).toEqual({
    value: [
      { ...photo, token: null },
      { ...map, titleEn: "Luftfoto 2025" },
    ],
  });
  expect(backgrounds("")).toEqual({ value: [] });
});

test.each([
  ["no JSON", "luftfoto"],
  ["no list", JSON.stringify(photo)],
  ["no layer", JSON.stringify([{ ...photo, layer: "" }])],
  ["another kind", JSON.stringify([{ ...photo, kind: "xyz" }])],
  ["an address of another protocol", JSON.stringify([{ ...photo, url: "javascript:alert(1)" }])],
  ["an id with spaces", JSON.stringify([{ ...photo, id: "a b" }])],
  ["an id of the map's own", JSON.stringify([{ ...photo, id: "image" }])],
  ["the same id twice", JSON.stringify([photo, photo])],
])("[S6] %s is refused at the start", (_, text) => {
  expect(backgrounds(text)).toHaveProperty("mustBe");
});
