import { expect, test } from "vitest";
import { UnitAttributes } from "./unitAttributes.ts";

const feature = (properties: Record<string, unknown>) => ({
  geometry: null,
  sourceKey: null,
  properties,
});

test.each([
  ["municipality", { kode: 101, navn: "København" }, "0101", "København"],
  ["municipality", { KOMKODE: "0101", KOMNAVN: "København" }, "0101", "København"],
  ["municipality", { kommunekode: "791", navn: "Viborg", areal: 14.2 }, "0791", "Viborg"],
  ["subcatchment", { OP_ID: "34", OP_NAVN: "Nissum" }, "34", "Nissum"],
  ["tripartite", { hov_id: "DK1.2", hov_na: "Limfjorden" }, "1.2", "Limfjorden"],
  ["municipality", { id: 7, title: "x" }, null, null],
] as const)("%s is read from %j", (kind, properties, key, name) => {
  expect(new UnitAttributes(kind, {}).read(feature(properties))).toMatchObject({ key, name });
});

test("what an operator names is read, and nothing else", () => {
  const said = { keyAttribute: "LAU", nameAttribute: "Label" };
  const attributes = new UnitAttributes("municipality", said);
  const read = attributes.read(feature({ lau: "791", label: "Viborg", kode: "1" }));
  expect(read).toMatchObject({ key: "0791", name: "Viborg" });
  expect(attributes.nothingFound(1, "municipalities").message).toContain(
    "attribute lau; they have lau, label, kode",
  );
});
