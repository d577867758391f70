import type { Language } from "@mars/domain/languages";
import type { RdfLiteral, RdfNode } from "./Rdf.ts";

type Words = Readonly<Record<Language, string>>;

export const plain = (text: string): RdfLiteral => ({ text });
export const inBoth = ({ da, en }: Words): RdfLiteral[] => [
  { text: da, language: "da" },
  { text: en, language: "en" },
];

/** A thing of somebody else's list; its class is told, because the Danish profile asks for it. */
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
const concept = (scheme: string, iri: string, label: Words): RdfNode => ({
  iri,
  type: "skos:Concept",
  properties: { "skos:inScheme": [{ ref: scheme }], "skos:prefLabel": inBoth(label) },
});
const scheme = (iri: string, title: Words): RdfNode => ({
  iri,
  type: "skos:ConceptScheme",
  properties: { "dct:title": inBoth(title) },
});

export const themeScheme = scheme(list("data-theme"), { da: "Datatema", en: "Data theme" });
const themeLabels = {
  AGRI: {
    da: "Landbrug, fiskeri, skovbrug og fødevarer",
    en: "Agriculture, fisheries, forestry and food",
  },
  ENVI: { da: "Miljø", en: "Environment" },
  GOVE: { da: "Regeringen og den offentlige sektor", en: "Government and public sector" },
  REGI: { da: "Regioner og byer", en: "Regions and cities" },
} as const;
export const theme = (code: keyof typeof themeLabels): RdfNode =>
  concept(list("data-theme"), `${list("data-theme")}/${code}`, themeLabels[code]);

export const available = concept(
  list("planned-availability"),
  `${list("planned-availability")}/AVAILABLE`,
  { da: "Tilgængelig", en: "Available" },
);

const adms = "http://purl.org/adms";
const publisherTypes = scheme(`${adms}/publishertype/1.0`, {
  da: "Udgivertype",
  en: "Publisher type",
});
const ofNation = concept(publisherTypes.iri!, `${adms}/publishertype/NationalAuthority`, {
  da: "National myndighed",
  en: "National authority",
});
export const nationalAuthority: RdfNode = {
  ...ofNation,
  properties: { ...ofNation.properties, "skos:inScheme": [publisherTypes] },
};

/** What a licence asks of those who use it; nothing where it is not one of the known ones. */
export function licenceType(licenceUrl: string): RdfNode[] {
  const found = Object.entries({
    CC_BY_4_0: ["Attribution", { da: "Kildeangivelse", en: "Attribution" }],
    CC0: ["PublicDomain", { da: "Offentlig ejendom", en: "Public domain" }],
  } as const).find(([code]) => licenceUrl === `${list("licence")}/${code}`);
  if (found === undefined) return [];
  const [, [name, label]] = found;
  return [concept(`${adms}/licencetype/1.0`, `${adms}/licencetype/${name}`, label)];
}
