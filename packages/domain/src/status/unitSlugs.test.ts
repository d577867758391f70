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

const isRetired = false;
const units = withSlugs([
  { id: "a1", code: "0791", name: "Viborg", isRetired },
  { id: "b2", code: null, name: "Øster Å", isRetired },
  { id: "c3", code: null, name: "Øster-Å", isRetired },
  { id: "d4", code: "7", name: "?", isRetired },
]);

test("[T1] units that would be called the same carry their code or id", () => {
  expect(units.map(({ slug }) => slug)).toEqual(["viborg", "oester-aa-b2", "oester-aa-c3", "7"]);
});

type Told = [id: string, code: string | null, name: string];
test.each<{ what: string; living: Told[]; former: Told[]; slugs: string[] }>([
  {
    what: "leaves its name to a successor",
    living: [["a1", "0791", "Viborg"]],
    former: [["a2", "0790", "Viborg"]],
    slugs: ["viborg", "viborg-0790"],
  },
  {
    what: "has its id where a successor has its number too",
    living: [["b1", "1.1", "Vest"]],
    former: [["b2", "1.1", "Vest"]],
    slugs: ["vest", "vest-b2"],
  },
  {
    what: "has its id where another former one has name and number too",
    living: [["b1", "1.1", "Vest"]],
    former: [
      ["b2", "1.2", "Vest"],
      ["b3", "1.2", "Vest"],
    ],
    slugs: ["vest", "vest-b2", "vest-b3"],
  },
  {
    what: "has an id behind it where it has no code",
    living: [["c1", null, "Øster Å"]],
    former: [["c2", null, "Øster Å"]],
    slugs: ["oester-aa", "oester-aa-c2"],
  },
  {
    what: "keeps its name while nobody else has it",
    living: [["a1", "0791", "Viborg"]],
    former: [["a2", "0790", "Aarhus"]],
    slugs: ["viborg", "aarhus"],
  },
  {
    what: "takes no name that two of today cannot agree on",
    living: [
      ["c1", null, "Øster Å"],
      ["c2", null, "Øster-Å"],
    ],
    former: [["c3", null, "Øster Å"]],
    slugs: ["oester-aa-c1", "oester-aa-c2", "oester-aa-c3"],
  },
  {
    what: "has not the number of a successor for a name",
    living: [["d1", "7", "Vest"]],
    former: [["d2", "7", "?"]],
    slugs: ["vest", "d2"],
  },
])("[T1] a retired unit $what", ({ living, former, slugs }) => {
  const told = (list: Told[], isRetired: boolean) =>
    list.map(([id, code, name]) => ({ id, code, name, isRetired }));
  const all = [...told(living, false), ...told(former, true)];
  expect(withSlugs(all).map(({ slug }) => slug)).toEqual(slugs);
  expect(
    withSlugs(all.toReversed())
      .map(({ slug }) => slug)
      .toReversed(),
  ).toEqual(slugs);
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
