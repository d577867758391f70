import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zippedExport } from "./zippedExport.ts";

test("a person's data as a zip holds every row, one file for each table", () => {
  const zip = zippedExport({
    exportedAt: "2026-11-16T12:00:00.000Z",
    about: { people: ["p-1"], vat: null },
    own: { person: [{ id: "p-1", full_name: "Åse Ø" }] },
    cases: { project: [{ id: "1" }, { id: "2" }] },
    acts: {},
  });
  const files = unzipSync(zip);
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name]!));
  expect(Object.keys(files)).toEqual(["about.json", "own/person.json", "cases/project.json"]);
  expect(read("about.json")).toEqual({
    exportedAt: "2026-11-16T12:00:00.000Z",
    about: { people: ["p-1"], vat: null },
  });
  expect(read("own/person.json")).toEqual([{ id: "p-1", full_name: "Åse Ø" }]);
  expect(read("cases/project.json")).toEqual([{ id: "1" }, { id: "2" }]);
});
