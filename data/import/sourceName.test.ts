import { expect, test } from "vitest";
import { sourceName } from "./sourceName.ts";

test.each([
  ["https://a.dk/wfs?token=geheim&typeNames=n:par3", "https://a.dk/wfs?token=…&typeNames=n:par3"],
  ["https://me:geheim@a.dk/kommuner.zip", "https://a.dk/kommuner.zip"],
  ["a.dk/wfs?token=geheim", "https://a.dk/wfs?token=…"],
  ["/data/kommuner.gpkg", "kommuner.gpkg"],
])("%s is called %s", (from, name) => {
  expect(sourceName(from)).toBe(name);
});
