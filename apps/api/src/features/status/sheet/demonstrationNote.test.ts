import { expect, test } from "vitest";
import type { ContentOrigin } from "../../../platform/sources/contentOrigins.ts";
import { demonstrationNote } from "./demonstrationNote.ts";

type Origin = ContentOrigin["origin"];

test.each<{ projects: Origin; geography: Origin; note: string | null }>([
  { projects: "demo", geography: "demo", note: "Demonstration: tallene er opdigtede." },
  { projects: "demo", geography: "real", note: "Demonstration: tallene er opdigtede." },
  {
    projects: "mixed",
    geography: "real",
    note: "Demonstration: nogle af projekterne er opdigtede.",
  },
  { projects: "real", geography: "demo", note: "Demonstration: grænserne på kortet er opdigtede." },
  { projects: "real", geography: "real", note: null },
  { projects: "none", geography: "none", note: null },
])("$projects projects within $geography borders: $note", ({ projects, geography, note }) =>
  expect(
    demonstrationNote([
      { part: "projects", origin: projects, count: 1 },
      { part: "geography", origin: geography, count: 1 },
      { part: "land", origin: "demo", count: 1 },
    ]),
  ).toBe(note),
);
