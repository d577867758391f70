import { translator } from "@mars/wording/language/text";
import type { Collection } from "./collections.ts";
import { documentText } from "./documentText.ts";
import type { Extent } from "./queries.ts";
import { storageCrs, systems } from "./crs.ts";
import { tilesConformance, tilesetsLink, tilesNameOf } from "./tiles.ts";
import type { Field } from "./fields.ts";

const t = translator(documentText, "da-DK");

export type Link = { href: string; rel: string; type: string; title?: string; templated?: true };

const json = "application/json";
const html = "text/html";
const geojson = "application/geo+json";
const schemaJson = "application/schema+json";
export const openApiType = "application/vnd.oai.openapi+json;version=3.0";

const features = (part: number, name: string) =>
  `http://www.opengis.net/spec/ogcapi-features-${part}/1.0/conf/${name}`;
const cql2 = (name: string) => `http://www.opengis.net/spec/cql2/1.0/conf/${name}`;

export const conformance = [
  features(1, "core"),
  features(1, "geojson"),
  features(1, "html"),
  features(1, "oas30"),
  features(2, "crs"),
  features(3, "queryables"),
  features(3, "queryables-query-parameters"),
  features(3, "filter"),
  features(3, "features-filter"),
  features(5, "schemas"),
  features(5, "returnables"),
  features(5, "queryables"),
  cql2("cql2-text"),
  cql2("cql2-json"),
  cql2("basic-cql2"),
  cql2("advanced-comparison-operators"),
  cql2("case-insensitive-comparison"),
  cql2("basic-spatial-functions"),
  cql2("basic-spatial-functions-plus"),
  cql2("spatial-functions"),
  cql2("temporal-functions"),
  cql2("property-property"),
  cql2("arithmetic"),
  ...tilesConformance,
];

/** The same document for people. */
const forPeople = (href: string): Link => ({
  href: `${href}?f=html`,
  rel: "alternate",
  type: html,
  title: t("asPage"),
});

export function landingPage(base: string) {
  return {
    title: t("title"),
    description: t("about"),
    links: [
      { href: base, rel: "self", type: json, title: t("thisPage") },
      forPeople(base),
      { href: `${base}/api`, rel: "service-desc", type: openApiType, title: t("description") },
      { href: `${base}/api.html`, rel: "service-doc", type: html, title: t("guide") },
      { href: `${base}/conformance`, rel: "conformance", type: json, title: t("conformance") },
      { href: `${base}/collections`, rel: "data", type: json, title: t("collections") },
      {
        href: `${base}/tileMatrixSets`,
        rel: "http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes",
        type: json,
        title: t("grids"),
      },
    ] satisfies Link[],
  };
}

export function collectionDocument(
  base: string,
  collection: Pick<Collection, "id" | "title" | "description" | "dataset">,
  { box, from, to }: Extent,
) {
  const { id, title, description } = collection;
  const own = `${base}/collections/${id}`;
  const moments = from && [from.toISOString(), to?.toISOString() ?? null];
  return {
    id,
    title,
    description,
    itemType: "feature",
    ...(box && {
      extent: {
        spatial: { bbox: [box], crs: systems[0]?.uri },
        ...(moments && { temporal: { interval: [moments] } }),
      },
    }),
    crs: systems.map(({ uri }) => uri),
    storageCrs,
    links: [
      { href: own, rel: "self", type: json, title },
      forPeople(own),
      { href: `${own}/items`, rel: "items", type: geojson, title },
      { href: `${own}/items?f=html`, rel: "items", type: html, title },
      {
        href: `${own}/queryables`,
        rel: "http://www.opengis.net/def/rel/ogc/1.0/queryables",
        type: schemaJson,
        title: t("queryables"),
      },
      {
        href: `${own}/schema`,
        rel: "http://www.opengis.net/def/rel/ogc/1.0/schema",
        type: schemaJson,
        title: t("schema"),
      },
      ...(tilesNameOf(collection) === null ? [] : [tilesetsLink(base, id)]),
    ] satisfies Link[],
  };
}

export function collectionsDocument(base: string, all: readonly unknown[]) {
  const own = `${base}/collections`;
  return {
    title: t("collections"),
    links: [{ href: own, rel: "self", type: json }, forPeople(own)] satisfies Link[],
    crs: systems.map(({ uri }) => uri),
    collections: all,
  };
}

/** The properties of a collection as JSON Schema: all there are, or those a filter may name. */
export function schemaDocument(
  base: string,
  { id, title, fields }: Collection,
  kind: "schema" | "queryables",
) {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${base}/collections/${id}/${kind}`,
    type: "object",
    title,
    properties: {
      ...(kind === "schema" && {
        id: {
          title: t("id"),
          type: "string",
          readOnly: true,
          "x-ogc-role": "id",
          "x-ogc-propertySeq": 1,
        },
      }),
      geometry: {
        title: t("geometry"),
        format: "geometry-any",
        "x-ogc-role": "primary-geometry",
        "x-ogc-propertySeq": 2,
      },
      ...Object.fromEntries(
        fields.map((field, index) => [
          field.name,
          { ...propertyOf(field), "x-ogc-propertySeq": index + 3 },
        ]),
      ),
    },
    additionalProperties: false,
  };
}

function propertyOf({ title, type, format, values }: Field) {
  // Attributes that came with a dataset are what each feature has there.
  if (type === null) return { title, type: ["string", "number", "boolean"] };
  if (type === "date-time") return { title, type: "string", format: "date-time" };
  return { title, type, ...(format && { format }), ...(values && { enum: values }) };
}
