import { SKETCH_FIELDS, type SketchField } from "@mars/domain/fields/sketchFields";
import { expect, test } from "vitest";
import { type Language, locales } from "../language/languages.ts";
import { sketchFieldText } from "./sketchFieldText.ts";

test.each(Object.keys(SKETCH_FIELDS) as SketchField[])(
  "the sketch's field '%s' has a word in every language",
  (field) => {
    for (const language of Object.keys(locales) as Language[]) {
      expect(sketchFieldText.texts[language][field]).toMatch(/\p{Lu}\p{Ll}/u);
    }
  },
);
