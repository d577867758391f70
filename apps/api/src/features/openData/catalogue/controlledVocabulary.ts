import type { TextByLanguage } from "@mars/wording/language/languages";
import { LANGUAGES } from "@mars/domain/languages";
import type { RdfLiteral, RdfNode } from "./Rdf.ts";
import { catalogueWords } from "./catalogueWords.ts";

export const plain = (text: string): RdfLiteral => ({ text });
export const inEachLanguage = (words: TextByLanguage): RdfLiteral[] =>
  LANGUAGES.map((language) => ({ text: words[language], language }));

/** A thing of someone else's list; its class is told, because the Danish profile asks for it. */
export const known = (type: string, iri: string, label?: string): RdfNode => ({
  iri,
  type,
  properties: label === undefined ? {} : { "rdfs:label": [plain(label)] },
});

const list = (name: string) => `http://publications.europa.eu/resource/authority/${name}`;

/** Of a European list; it says which, for a validator that has not read the list itself. */
export const listed = (type: string, name: string, code: string): RdfNode => ({
  iri: `${list(name)}/${code}`,
  type,
  properties: { "skos:inScheme": [{ ref: list(name) }] },
});

/** Whatever is a concept must be named, also when a list of others names it. */
const concept = (scheme: string, iri: string, label: TextByLanguage): RdfNode => ({
  iri,
  type: "skos:Concept",
  properties: { "skos:inScheme": [{ ref: scheme }], "skos:prefLabel": inEachLanguage(label) },
});
const scheme = (iri: string, title: TextByLanguage): RdfNode => ({
  iri,
  type: "skos:ConceptScheme",
  properties: { "dct:title": inEachLanguage(title) },
});

export const themeScheme = scheme(list("data-theme"), catalogueWords("theme.scheme"));
export const theme = (code: "AGRI" | "ENVI" | "GOVE" | "REGI"): RdfNode =>
  concept(list("data-theme"), `${list("data-theme")}/${code}`, catalogueWords(`theme.${code}`));

export const available = concept(
  list("planned-availability"),
  `${list("planned-availability")}/AVAILABLE`,
  catalogueWords("available"),
);

const adms = "http://purl.org/adms";
const publisherTypes = scheme(`${adms}/publishertype/1.0`, catalogueWords("publisher.scheme"));
const ofNation = concept(
  publisherTypes.iri!,
  `${adms}/publishertype/NationalAuthority`,
  catalogueWords("publisher.NationalAuthority"),
);
export const nationalAuthority: RdfNode = {
  ...ofNation,
  properties: { ...ofNation.properties, "skos:inScheme": [publisherTypes] },
};

/** What a licence asks of those who use it; nothing where it is not one of the known ones. */
export function licenceType(licenceUrl: string): RdfNode[] {
  const found = Object.entries({
    CC_BY_4_0: "Attribution",
    CC0: "PublicDomain",
  } as const).find(([code]) => licenceUrl === `${list("licence")}/${code}`);
  if (found === undefined) return [];
  const [, name] = found;
  return [
    concept(
      `${adms}/licencetype/1.0`,
      `${adms}/licencetype/${name}`,
      catalogueWords(`licence.${name}`),
    ),
  ];
}
