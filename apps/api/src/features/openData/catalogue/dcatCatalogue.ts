import { danishDayAt } from "@mars/domain/time/danishClock";
import { LANGUAGES } from "@mars/domain/languages";
import { firstLanguage } from "@mars/wording/language/languages";
import type { CatalogueFacts, DescribedDataset, Distribution } from "./CatalogueFacts.ts";
import type { RdfLiteral, RdfNode } from "./Rdf.ts";
import {
  available,
  inEachLanguage,
  known,
  licenceType,
  listed,
  nationalAuthority,
  plain,
  theme,
  themeScheme,
} from "./controlledVocabulary.ts";
import { catalogueWords, everywhere, joined } from "./catalogueWords.ts";

const moment = (at: Date): RdfLiteral => ({ text: at.toISOString(), datatype: "xsd:dateTime" });
const day = (at: Date): RdfLiteral => ({
  text: danishDayAt(at.getTime()),
  datatype: "xsd:date",
});

const languages = LANGUAGES.map((language) =>
  listed("dct:LinguisticSystem", "language", catalogueWords("languageCode")[language]),
);
const denmark = listed("dct:Location", "country", "DNK");

/** Our datasets by DCAT-AP-DK 2: mandatory and recommended properties, in Danish and English. */
export function dcatCatalogue(facts: CatalogueFacts): RdfNode {
  const { address, siteUrl, datasets, inventedNote: note } = facts;
  const modified = datasets
    .flatMap(({ modifiedAt }) => modifiedAt ?? [])
    .toSorted((a, b) => +b - +a);
  return {
    iri: address,
    type: "dcat:Catalog",
    properties: {
      "dct:title": inEachLanguage(catalogueWords("title")),
      "dct:description": inEachLanguage(joined(catalogueWords("about"), note)),
      "dct:publisher": [publisher(facts)],
      "foaf:homepage": [known("foaf:Document", `${siteUrl}/data`)],
      "dct:language": languages,
      "dct:license": [licence(facts)],
      "dct:spatial": [denmark],
      "dcat:themeTaxonomy": [themeScheme],
      "dct:modified": modified.slice(0, 1).map(moment),
      "dcat:dataset": datasets.map((dataset) => datasetOf(dataset, facts)),
      "dcat:service": [serviceOf(facts)],
    },
  };
}

const publisher = ({ address, publisher: name, siteUrl }: CatalogueFacts): RdfNode => ({
  iri: `${address}#publisher`,
  type: "foaf:Agent",
  properties: {
    "foaf:name": [{ text: name, language: firstLanguage }],
    "foaf:homepage": [known("foaf:Document", `${siteUrl}/`)],
    "dct:type": [nationalAuthority],
  },
});

const licence = ({ licence: { url, text } }: CatalogueFacts): RdfNode => ({
  iri: url,
  type: "dct:LicenseDocument",
  properties: { "rdfs:label": [plain(text)], "dct:type": licenceType(url) },
});

const contact = ({
  address,
  contact: { email, url },
  publisher: name,
}: CatalogueFacts): RdfNode => ({
  iri: `${address}#contact`,
  type: "vcard:Kind",
  properties: {
    "vcard:fn": [plain(name)],
    "vcard:hasEmail": email === null ? [] : [{ ref: `mailto:${email}` }],
    "vcard:hasURL": [{ ref: url }],
  },
});

const service = ({ address }: CatalogueFacts) => `${address}#ogc`;
const open = listed("dct:RightsStatement", "access-right", "PUBLIC");

function datasetOf(dataset: DescribedDataset, facts: CatalogueFacts): RdfNode {
  const { id, title, description, method, keywords, from, to, modifiedAt } = dataset;
  return {
    iri: `${facts.address}#${id}`,
    type: "dcat:Dataset",
    properties: {
      "dct:title": inEachLanguage(title),
      "dct:description": inEachLanguage(description),
      "dct:identifier": [plain(`urn:mars:ds:${id}`)],
      "dct:publisher": [publisher(facts)],
      "dcat:contactPoint": [contact(facts)],
      "dcat:theme": dataset.themes.map(theme),
      "dcat:keyword": LANGUAGES.flatMap((language) =>
        keywords[language].map((text) => ({ text, language })),
      ),
      "dct:language": languages.slice(0, 1),
      "dct:accessRights": [open],
      "dct:accrualPeriodicity": [listed("dct:Frequency", "frequency", dataset.frequency)],
      "dct:spatial": [denmark, ...boxOf(dataset)],
      "dct:temporal":
        from === null
          ? []
          : [
              {
                type: "dct:PeriodOfTime",
                properties: {
                  "dcat:startDate": [day(from)],
                  "dcat:endDate": to === null ? [] : [day(to)],
                },
              },
            ],
      "dct:modified": modifiedAt === null ? [] : [moment(modifiedAt)],
      "dct:provenance": [
        { type: "dct:ProvenanceStatement", properties: { "rdfs:label": inEachLanguage(method) } },
      ],
      "dct:conformsTo": [
        known(
          "dct:Standard",
          "http://www.opengis.net/def/crs/EPSG/0/25832",
          "ETRS89 / UTM zone 32N",
        ),
      ],
      "dcat:landingPage": [known("foaf:Document", `${facts.ogcUrl}/collections/${id}?f=html`)],
      "dcat:distribution": dataset.distributions.map((each) => distributionOf(id, each, facts)),
    },
  };
}

function boxOf({ box }: DescribedDataset): RdfNode[] {
  if (box === null) return [];
  const [west, south, east, north] = box;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ].map((corner) => corner.map((degrees) => degrees.toFixed(5)).join(" "));
  return [
    {
      type: "dct:Location",
      properties: {
        "dcat:bbox": [{ text: `POLYGON((${corners.join(",")}))`, datatype: "geo:wktLiteral" }],
      },
    },
  ];
}

function distributionOf(id: string, distribution: Distribution, facts: CatalogueFacts): RdfNode {
  const { name, title, description, accessUrl, downloadUrl, mediaType, fileType } = distribution;
  return {
    iri: `${facts.address}#${id}.${name}`,
    type: "dcat:Distribution",
    properties: {
      "dct:title": inEachLanguage(title),
      "dct:description": inEachLanguage(description),
      "dcatap:availability": [available],
      "dcat:accessURL": [{ ref: accessUrl }],
      "dcat:downloadURL": downloadUrl === null ? [] : [{ ref: downloadUrl }],
      "dcat:accessService": downloadUrl === null ? [{ ref: service(facts) }] : [],
      "dct:license": [licence(facts)],
      "dct:format": [listed("dct:MediaTypeOrExtent", "file-type", fileType)],
      "dcat:mediaType": [
        known("dct:MediaType", `https://www.iana.org/assignments/media-types/${mediaType}`),
      ],
    },
  };
}

function serviceOf(facts: CatalogueFacts): RdfNode {
  const { ogcUrl, datasets, address } = facts;
  return {
    iri: service(facts),
    type: "dcat:DataService",
    properties: {
      "dct:title": inEachLanguage(everywhere("OGC API Features")),
      "dct:description": inEachLanguage(catalogueWords("serviceAbout")),
      "dcat:endpointURL": [{ ref: ogcUrl }],
      "dcat:endpointDescription": [{ ref: `${ogcUrl}/api` }],
      "dcat:servesDataset": datasets.map(({ id }) => ({ ref: `${address}#${id}` })),
      "dct:publisher": [publisher(facts)],
      "dcat:contactPoint": [contact(facts)],
      "dct:accessRights": [open],
      "dct:license": [licence(facts)],
      "dct:conformsTo": [
        known("dct:Standard", "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core"),
      ],
    },
  };
}
