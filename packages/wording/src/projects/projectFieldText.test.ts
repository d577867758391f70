import { PROJECT_FIELDS, type ProjectField } from "@mars/domain/fields/projectFields";
import { type Action, RIGHTS } from "@mars/domain/rights/rightsTable";
import { expect, test } from "vitest";
import { type Language, locales } from "../language/languages.ts";
import { projectFieldText } from "./projectFieldText.ts";

const fields = Object.keys(PROJECT_FIELDS) as ProjectField[];
const languages = Object.keys(locales) as Language[];

test.each(fields)("the project's field '%s' has a word in every language", (field) => {
  for (const language of languages) {
    expect(projectFieldText.texts[language][field]).toMatch(/\p{Lu}[\p{Ll}\d]/u);
  }
});

test.each(fields)("[A3] somebody may change the project's field '%s'", (field) => {
  const { changedBy } = PROJECT_FIELDS[field];
  if (changedBy === "transitions") return;
  const actions: readonly Action[] = changedBy;
  expect(actions.flatMap((action) => RIGHTS[action])).not.toEqual([]);
});
