import { expect, test } from "vitest";
import { addressOf } from "./addressOf.ts";

test.each([
  ["https://mars.sgav.dk/api", "https://mars.sgav.dk/api"],
  ["http://127.0.0.1:8080/wfs", "http://127.0.0.1:8080/wfs"],
  ["wfs2-miljoegis.mim.dk/natur/ows", "https://wfs2-miljoegis.mim.dk/natur/ows"],
  ["layers/par3.gpkg", null],
  ["./example.dk/par3.gpkg", null],
  ["par3.gpkg", null],
  [import.meta.dirname, null],
])("%s is the address %s", (where, address) => {
  expect(addressOf(where)).toBe(address);
});
