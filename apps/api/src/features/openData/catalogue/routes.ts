import {
  listOpenAvailabilities,
  listOpenCollections,
  listOpenDatasets,
  readDcat,
  readDcatJson,
} from "@mars/contracts/datasets/openData";
import type { Config } from "../../../platform/config/readConfig.ts";
import type { Database } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { sendCached } from "../../../platform/publicData/sendCached.ts";
import type { Exchange } from "../../../platform/publicData/sendCachedBytes.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import type { Services } from "../../../services.ts";
import { downloadFormats, formatNames } from "../downloads/downloadFormats.ts";
import { catalogueNote, inventedNote } from "../inventedNote.ts";
import { licenceText } from "../licenceText.ts";
import { fixedCollections } from "../ogc/collections.ts";
import { changedAt, extentOf } from "../ogc/queries.ts";
import type { CatalogueFacts, Distribution } from "./CatalogueFacts.ts";
import { isLiteral, prefixes, type RdfNode, type RdfValue } from "./Rdf.ts";
import { catalogueWords, everywhere, joined } from "./catalogueWords.ts";
import { dcatCatalogue } from "./dcatCatalogue.ts";
import {
  jsonApiAvailabilities,
  jsonApiCollections,
  jsonApiDatasets,
  jsonApiType,
} from "./jsonApiCatalogue.ts";
import { type OpenDataset, openDatasetTexts } from "./openDatasetTexts.ts";
import { writeRdfXml } from "./writeRdfXml.ts";

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

const topics = ["status", "reference", "land"] as const;

/** Our datasets for portals that harvest (DCAT) and for clients of the national catalogue. */
export function catalogueRoutes(
  app: App,
  { config, database, responseCache, now }: Services,
): void {
  const send = (
    exchange: Exchange,
    { key, mediaType }: { key: string; mediaType: string },
    write: (facts: CatalogueFacts) => string,
  ) =>
    sendCached(exchange, responseCache, {
      key: `open data ${key}`,
      mediaType,
      topics,
      make: async () => write(await readCatalogueFacts(config, database.write)),
    });

  route(app, readDcat, (exchange) =>
    send(exchange, { key: "rdf", mediaType: "application/rdf+xml; charset=utf-8" }, (facts) =>
      writeRdfXml(dcatCatalogue(facts)),
    ),
  );
  route(app, readDcatJson, (exchange) =>
    send(exchange, { key: "json-ld", mediaType: "application/ld+json" }, (facts) =>
      writeJsonLd(dcatCatalogue(facts)),
    ),
  );
  route(app, listOpenDatasets, ({ query: { locale }, ...exchange }) =>
    send(exchange, { key: `datasets ${locale}`, mediaType: jsonApiType }, (facts) =>
      JSON.stringify(jsonApiDatasets(facts, locale)),
    ),
  );
  route(app, listOpenCollections, ({ query: { locale }, ...exchange }) =>
    send(exchange, { key: `collections ${locale}`, mediaType: jsonApiType }, (facts) =>
      JSON.stringify(jsonApiCollections(facts, locale)),
    ),
  );
  route(app, listOpenAvailabilities, (exchange) =>
    send(exchange, { key: "availabilities", mediaType: jsonApiType }, (facts) =>
      JSON.stringify(jsonApiAvailabilities(facts, now())),
    ),
  );
}

function writeJsonLd(root: RdfNode): string {
  return JSON.stringify({ "@context": prefixes, ...written(root) });
}

function written({ iri, type, properties }: RdfNode): object {
  return {
    ...(iri !== undefined && { "@id": iri }),
    "@type": type,
    ...Object.fromEntries(
      Object.entries(properties)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => [name, values.map(valueOf)]),
    ),
  };
}

function valueOf(value: RdfValue): object {
  if ("ref" in value) return { "@id": value.ref };
  if (!isLiteral(value)) return written(value);
  const { text, language, datatype } = value;
  return {
    "@value": text,
    ...(language !== undefined && { "@language": language }),
    ...(datatype !== undefined && { "@type": datatype }),
  };
}

/** Everything that is told of our datasets, as it is now. */
async function readCatalogueFacts(
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
