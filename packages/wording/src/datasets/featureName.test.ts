import { expect, test } from "vitest";
import { featureName } from "./featureName.ts";

const attributes = (values: Record<string, string | number | null>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

test.each<{ given: Record<string, string | number | null>; name: string }>([
  { given: { objekt_id: "H30", navn: "Lovns Bredning", type: "Habitat" }, name: "Lovns Bredning" },
  { given: { Natyp_kode: 3, Natyp_navn: "Eng" }, name: "Eng" },
  { given: { matrikelnr: "20d", ejerlavsnavn: "Løvel By, Løvel" }, name: "20d Løvel By, Løvel" },
  { given: { omfang: "Hele", elavsnavn: "Vammen By", matrnr: "4a" }, name: "4a Vammen By" },
  { given: { fredningsnr: "A 1204", anlaegstype: "Rundhøj" }, name: "Rundhøj" },
  { given: { reg_nr: "00123.00" }, name: "nøgle" },
  { given: { reg_nr: "F 123" }, name: "F 123" },
  { given: { navn: "", zone: "Byzone" }, name: "Byzone" },
  { given: { id: "0f8fad5b-d9cb-469f-a165-70867728950e" }, name: "nøgle" },
])("[S3] $given is called $name", ({ given, name }) => {
  expect(featureName({ key: "nøgle", attributes: attributes(given) })).toBe(name);
});

test("[S3] what has neither name nor number has none", () => {
  expect(featureName({})).toBeNull();
});
