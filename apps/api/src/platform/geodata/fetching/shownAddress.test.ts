import { expect, test } from "vitest";
import { shownAddress } from "./shownAddress.ts";

test.each([
  [
    "https://a.dk/ows?service=WFS&typeNames=n:par3",
    "https://a.dk/ows?service=WFS&typeNames=n:par3",
  ],
  [
    "https://a.dk/ows?token=geheim&request=GetFeature",
    "https://a.dk/ows?token=…&request=GetFeature",
  ],
  ["https://me:geheim@a.dk/x", "https://a.dk/x"],
  ["a.dk/ows?token=geheim", "a.dk/ows?…"],
  ["localhost:80/ows?token=geheim", "localhost:80/ows?…"],
  ["me:geheim@a.dk/x", "a.dk/x"],
  ["file.gpkg", "file.gpkg"],
])("%s is shown as %s, without its keys", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
