import { recordOf } from "@mars/domain/fields/recordOf";
import { type Language, LANGUAGES } from "@mars/domain/languages";
import type { Config } from "../../../platform/config/readConfig.ts";
import type { Database } from "../../../platform/database/Database.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import { fixedCollections } from "../ogc/collections.ts";
import { changedAt, extentOf } from "../ogc/queries.ts";
import { downloadFormats, formatNames } from "../downloads/downloadFormats.ts";
import type { CatalogueFacts, Distribution } from "./CatalogueFacts.ts";
import { openDatasets, type OpenDataset } from "./openDatasets.ts";
import { catalogueNote, inventedNote } from "../inventedNote.ts";
import { licenceText } from "../licence.ts";

/** Everything that is told of our datasets, as it is now. */
export async function readCatalogueFacts(
  config: Config,
  database: Database["read"],
): Promise<CatalogueFacts> {
  const siteUrl = config.server.publicUrl.replace(/\/$/, "");
  const ogcUrl = `${siteUrl}/ogc`;
  const origins = await contentOrigins(database);
  const datasets = [];
  for (const dataset of openDatasets) {
    const collection = fixedCollections.find(({ id }) => id === dataset.id)!;
    datasets.push({
      ...dataset,
      description: joined(dataset.description, inventedNote(origins, dataset)),
      ...(await extentOf(database, collection)),
      modifiedAt: await changedAt(database, collection),
      distributions: [service(ogcUrl, dataset), ...files(siteUrl + config.apiPath, dataset)],
    });
  }
  const { organizationName, openDataEmail, openDataLicenceUrl, helpdeskUrl } = config.site;
  return {
    address: `${siteUrl}${config.apiPath}/open-data/dcat/catalogue`,
    siteUrl,
    ogcUrl,
    publisher: organizationName,
    contact: { email: openDataEmail, url: helpdeskUrl ?? `${siteUrl}/` },
    licence: { url: openDataLicenceUrl, text: licenceText },
    inventedNote: catalogueNote(origins),
    datasets,
  };
}

type Words = Readonly<Record<Language, string>>;
const joined = (text: Words, note: Words): Words =>
  recordOf(LANGUAGES, (language) => text[language] + note[language]);

const service = (ogcUrl: string, { id, title }: OpenDataset): Distribution => ({
  name: "ogc",
  title: { da: "OGC API Features", en: "OGC API Features" },
  description: {
    da: `${title.da} gennem OGC API Features: side for side, med filtre og i flere koordinatsystemer.`,
    en: `${title.en} by OGC API Features: page by page, with filters and in several coordinate systems.`,
  },
  accessUrl: `${ogcUrl}/collections/${id}`,
  downloadUrl: null,
  mediaType: "application/geo+json",
  fileType: "GEOJSON",
});

const files = (apiUrl: string, { id, title: of }: OpenDataset): Distribution[] =>
  formatNames.map((format) => {
    const { title, mediaType, fileType } = downloadFormats[format];
    const url = `${apiUrl}/open-data/downloads/${id}.${format}`;
    return {
      name: format,
      title: { da: title, en: title },
      description: {
        da: `${of.da} som ${title}: hele samlingen i én fil.`,
        en: `${of.en} as ${title}: the whole collection in one file.`,
      },
      accessUrl: url,
      downloadUrl: url,
      mediaType,
      fileType,
    };
  });
