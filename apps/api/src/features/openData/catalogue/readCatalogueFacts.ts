import type { Config } from "../../../platform/config/readConfig.ts";
import type { Database } from "../../../platform/database/Database.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import { fixedCollections } from "../ogc/collections.ts";
import { changedAt, extentOf } from "../ogc/queries.ts";
import { downloadFormats, formatNames } from "../downloads/downloadFormats.ts";
import type { CatalogueFacts, Distribution } from "./CatalogueFacts.ts";
import { catalogueWords, everywhere, joined } from "./catalogueWords.ts";
import { openDatasetTexts, type OpenDataset } from "./openDatasetTexts.ts";
import { catalogueNote, inventedNote } from "../inventedNote.ts";
import { licenceText } from "../licenceText.ts";

/** Everything that is told of our datasets, as it is now. */
export async function readCatalogueFacts(
  config: Config,
  database: Database["read"],
): Promise<CatalogueFacts> {
  const siteUrl = config.server.publicUrl.replace(/\/$/, "");
  const ogcUrl = `${siteUrl}/ogc`;
  const origins = await contentOrigins(database);
  const datasets = [];
  for (const dataset of openDatasetTexts) {
    const collection = fixedCollections.find(({ id }) => id === dataset.id)!;
    datasets.push({
      ...dataset,
      description: joined(dataset.description, inventedNote(origins, dataset)),
      ...(await extentOf(database, collection)),
      modifiedAt: await changedAt(database, collection),
      distributions: [service(ogcUrl, dataset), ...files(siteUrl + config.apiPath, dataset)],
    });
  }
  const { organizationName, contactEmail, openDataLicenceUrl, helpdeskUrl } = config.site;
  return {
    address: `${siteUrl}${config.apiPath}/open-data/dcat/catalogue`,
    siteUrl,
    ogcUrl,
    publisher: organizationName,
    contact: { email: contactEmail, url: helpdeskUrl ?? `${siteUrl}/` },
    licence: { url: openDataLicenceUrl, text: licenceText },
    inventedNote: catalogueNote(origins),
    datasets,
  };
}

const service = (ogcUrl: string, { id, title }: OpenDataset): Distribution => ({
  name: "ogc",
  title: everywhere("OGC API Features"),
  description: catalogueWords("datasetByService", { title }),
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
      title: everywhere(title),
      description: catalogueWords("datasetByFile", { title: of, format: title }),
      accessUrl: url,
      downloadUrl: url,
      mediaType,
      fileType,
    };
  });
