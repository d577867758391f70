import type { Language } from "@mars/wording/language/languages";
import { catalogueWords } from "./catalogueWords.ts";
import type { CatalogueFacts, DescribedDataset } from "./CatalogueFacts.ts";

export const jsonApiType = "application/vnd.api+json";

/** As the national catalogue writes its times. */
const moment = (at: Date | null) =>
  at === null ? null : `${at.toISOString().slice(0, 19).replace("T", " ")}Z`;
const link = (type: string, id: string) => ({ type, id });
const urn = (id: string) => `urn:mars:ds:${id}`;

/** Our datasets in the shape of the national catalogue, so that its clients can list them. */
export function jsonApiDatasets(facts: CatalogueFacts, locale: Language) {
  const { contact, publisher, licence, address } = facts;
  return {
    jsonapi: { version: "1.0" },
    meta: { total: facts.datasets.length },
    data: facts.datasets.map((dataset) => ({
      ...link("datasets", urn(dataset.id)),
      attributes: {
        title: dataset.title[locale],
        description: `${dataset.description[locale]} ${dataset.method[locale]}`,
        supportContact: contact.email ?? contact.url,
        metadata: `${address}#${dataset.id}`,
        created: null,
        updated: moment(dataset.modifiedAt),
      },
      relationships: {
        owners: { data: [link("owners", "publisher")] },
        license: { data: link("licenses", "licence") },
        category: { data: link("categories", "open-data") },
        tags: { data: dataset.keywords[locale].map((word) => link("tags", word)) },
        wfsSource: { data: null },
        wmsSource: { data: null },
        wmtsSource: { data: null },
        fileSources: {
          data: filesOf(dataset).map(({ name }) => link("fileSources", `${dataset.id}.${name}`)),
        },
      },
    })),
    included: [
      { ...link("owners", "publisher"), attributes: { title: publisher } },
      { ...link("licenses", "licence"), attributes: { name: licence.text, link: licence.url } },
      {
        ...link("categories", "open-data"),
        attributes: { title: catalogueWords("category")[locale] },
      },
      ...included(
        "tags",
        facts.datasets.flatMap(({ keywords }) => keywords[locale]),
        (title) => ({ title }),
      ),
      ...facts.datasets.flatMap((dataset) =>
        filesOf(dataset).map(({ name, downloadUrl, fileType }) => ({
          ...link("fileSources", `${dataset.id}.${name}`),
          attributes: { url: downloadUrl },
          relationships: { fileSourceType: { data: link("fileSourceTypes", fileType) } },
        })),
      ),
      ...included(
        "fileSourceTypes",
        facts.datasets.flatMap((dataset) => filesOf(dataset).map(({ fileType }) => fileType)),
        (name) => ({ name }),
      ),
    ],
  };
}

/** One group with all of ours. */
export function jsonApiCollections({ datasets }: CatalogueFacts, locale: Language) {
  const item = (id: string) => link("datasetCollectionItems", id);
  return {
    jsonapi: { version: "1.0" },
    data: [
      {
        ...link("datasetCollections", "open-data"),
        attributes: { title: catalogueWords("title")[locale] },
        relationships: { datasetCollectionItems: { data: datasets.map(({ id }) => item(id)) } },
      },
    ],
    included: datasets.map(({ id }) => ({
      ...item(id),
      relationships: { dataset: { data: link("datasets", urn(id)) } },
    })),
  };
}

/** This server answers for all of them, or for none: then no one reads this. */
export function jsonApiAvailabilities({ datasets }: CatalogueFacts, checkedAt: Date) {
  return {
    jsonapi: { version: "1.0" },
    data: datasets.map(({ id }) => ({
      ...link("datasetAvailabilities", urn(id)),
      attributes: { isAvailable: true, checked: moment(checkedAt) },
      relationships: { dataset: { data: link("datasets", urn(id)) } },
    })),
  };
}

const filesOf = ({ distributions }: DescribedDataset) =>
  distributions.filter(({ downloadUrl }) => downloadUrl !== null);

function included(
  type: string,
  ids: readonly string[],
  attributesOf: (id: string) => Readonly<Record<string, string>>,
) {
  return [...new Set(ids)].map((id) => ({ ...link(type, id), attributes: attributesOf(id) }));
}
