import { expect, test } from "vitest";
import { locales } from "../language/languages.ts";
import { listText } from "./listText.ts";

test.each(Object.values(locales))("a list in %s is written as Intl writes it", (locale) => {
  const intl = new Intl.ListFormat(locale, { type: "conjunction" });
  for (const parts of [[], ["skov"], ["skov", "eng"], ["skov", "eng", "sø"], ["a", "b", "c", "d"]])
    expect(listText(parts, locale)).toBe(intl.format(parts));
});
