import { expect, test } from "vitest";
import { slugOf, unitOfAddress, withSlugs } from "./unitSlugs.ts";

test.each([
  { name: "Viborg", slug: "viborg" },
  { name: "Viborg Kommune", slug: "viborg" },
  { name: "Høje-Taastrup", slug: "hoeje-taastrup" },
  { name: "Ærø", slug: "aeroe" },
  { name: "Århus Bugt, ydre (øst) og Kalø Vig", slug: "aarhus-bugt-ydre-oest-og-kaloe-vig" },
  { name: "A\u030Ahus é", slug: "aahus-e" },
  { name: "  –  ", slug: "" },
])("[T1] '$name' is '$slug' in an address", ({ name, slug }) => {
  expect(slugOf(name)).toBe(slug);
});

const units = withSlugs([
  { id: "a1", code: "0791", name: "Viborg" },
  { id: "b2", code: null, name: "Øster Å" },
  { id: "c3", code: null, name: "Øster-Å" },
  { id: "d4", code: "7", name: "?" },
]);

test("[T1] units that would be called the same carry their code or id", () => {
  expect(units.map(({ slug }) => slug)).toEqual(["viborg", "oester-aa-b2", "oester-aa-c3", "7"]);
});

test.each([
  { piece: "viborg", id: "a1" },
  { piece: "Viborg", id: "a1" },
  { piece: "viborg kommune", id: "a1" },
  { piece: "0791", id: "a1" },
  { piece: "a1", id: "a1" },
  { piece: "c3", id: "c3" },
  { piece: "oester-aa", id: undefined },
  { piece: "", id: undefined },
  { piece: "9999", id: undefined },
])("[T1] '$piece' in an address means $id", ({ piece, id }) => {
  expect(unitOfAddress(units, piece)?.id).toBe(id);
});
