import { type Language, languageOf, type Locale } from "../language/languages.ts";
import { authorityNames } from "./authorityNames.ts";

/** What schemes call the authority that runs them. */
const written: Readonly<Record<string, string>> = {
  SGAV: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
  NST: "Naturstyrelsen",
  LBST: "Landbrugsstyrelsen",
};

/** An abbreviation and what it stands for; as it is where that is not known. */
export function abbreviatedAuthority(short: string, locale: Locale): string {
  const name = writtenAuthority(short, locale);
  return name === undefined ? short : `${name} (${short})`;
}

/** The kinds of scheme that their names abbreviate. */
const kinds: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: { VLP: "vand- og lavbundsprojekt", KLA: "den tidligere klimaordning" },
  en: { VLP: "water and lowland project", KLA: "the earlier climate scheme" },
};

/** 'VLP: vand- og lavbundsprojekt; NST: Naturstyrelsen': what is abbreviated in names of schemes. */
export function abbreviationsIn(names: readonly string[], locale: Locale): string {
  const found = new Set(names.flatMap((name) => name.match(/\b[A-Z]{3,4}\b/g) ?? []));
  return [...found]
    .flatMap((short) => {
      const said = kinds[languageOf(locale)][short] ?? writtenAuthority(short, locale);
      return said === undefined ? [] : [`${short}: ${said}`];
    })
    .join("; ");
}

function writtenAuthority(short: string, locale: Locale): string | undefined {
  const name = written[short];
  return name === undefined ? undefined : (authorityNames[languageOf(locale)][name] ?? name);
}
