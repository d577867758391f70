import type { Collection } from "./collections.ts";
import { storageCrs, systems } from "./crs.ts";

export type Link = { href: string; rel: string; type: string; title?: string };

const json = "application/json";
const geojson = "application/geo+json";
export const openApiType = "application/vnd.oai.openapi+json;version=3.0";

export const conformance = [
  "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core",
  "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson",
  "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30",
  "http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs",
];

export function landingPage(base: string) {
  return {
    title: "MARS – åbne geodata",
    description: "Offentlige projekter, skitser, oplande og datasæt om den grønne arealomlægning.",
    links: [
      { href: base, rel: "self", type: json, title: "Denne side" },
      { href: `${base}/api`, rel: "service-desc", type: openApiType, title: "Beskrivelse" },
      { href: `${base}/conformance`, rel: "conformance", type: json, title: "Overensstemmelse" },
      { href: `${base}/collections`, rel: "data", type: json, title: "Samlinger" },
    ] satisfies Link[],
  };
}

export function collectionDocument(
  base: string,
  collection: Pick<Collection, "id" | "title" | "description">,
  extent: [number, number, number, number] | null,
) {
  const { id, title, description } = collection;
  const own = `${base}/collections/${id}`;
  return {
    id,
    title,
    description,
    itemType: "feature",
    ...(extent && { extent: { spatial: { bbox: [extent], crs: systems[0]?.uri } } }),
    crs: systems.map(({ uri }) => uri),
    storageCrs,
    links: [
      { href: own, rel: "self", type: json, title },
      { href: `${own}/items`, rel: "items", type: geojson, title },
    ] satisfies Link[],
  };
}

export function collectionsDocument(base: string, all: readonly unknown[]) {
  return {
    links: [{ href: `${base}/collections`, rel: "self", type: json }] satisfies Link[],
    crs: systems.map(({ uri }) => uri),
    collections: all,
  };
}
