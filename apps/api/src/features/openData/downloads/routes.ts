import "./problems.ts";
import { downloadCollection, listDownloads } from "@mars/contracts/datasets/openData";
import { join } from "node:path";
import type { App } from "../../../platform/http/App.ts";
import { csvMetadataMediaType, describedBy } from "../../../platform/csv/describedBy.ts";
import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/answers/sendFile.ts";
import { serializeAnswer } from "../../../platform/http/answers/serializeAnswer.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import { sendCached } from "../../../platform/publicData/sendCached.ts";
import type { Exchange } from "../../../platform/publicData/sendCachedBytes.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import type { Services } from "../../../services.ts";
import { openDatasetTexts } from "../catalogue/openDatasetTexts.ts";
import { inventedIn } from "../inventedNote.ts";
import { licenceText } from "../licenceText.ts";
import { changedAt, collections } from "../ogc/queries.ts";
import { downloadFormats, formatNames, readFileName } from "./downloadFormats.ts";
import { describeDownload } from "./describeDownload.ts";
import { DownloadStore } from "./DownloadStore.ts";
import type { Field } from "../ogc/fields.ts";
import type { About } from "./Download.ts";

/** What 'CSV on the Web' asks a description to be named, after its table. */
const ENDING = ".csv-metadata.json";

/** The description's collection, where a file's name is that of one. */
const describedCollection = (name: string): string | null =>
  name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : null;

const metadataName = (id: string) => `${id}${ENDING}`;

const figure = { base: "number", format: { decimalChar: "," } };

/** Next to the table and not in its first line, which programs take for the headings. */
function csvMetadata(about: About, fields: readonly Field[]): object {
  return {
    "@context": "http://www.w3.org/ns/csvw",
    url: `${about.id}.csv`,
    "dc:title": about.title,
    "dc:description": about.description,
    "dc:provenance": about.method,
    "dc:publisher": about.owner,
    "dc:license": about.licence,
    "dc:modified": about.changedAt,
    dialect: { delimiter: ";", encoding: "utf-8", header: true, lineTerminators: ["\r\n"] },
    tableSchema: {
      columns: [
        { name: "id", titles: "id" },
        ...fields.map(({ name, title, type }) => ({
          name,
          titles: name,
          "dc:description": title,
          ...(type === "number" && { datatype: figure }),
        })),
        { name: "longitude", titles: "longitude", datatype: figure },
        { name: "latitude", titles: "latitude", datatype: figure },
      ],
    },
  };
}

const WAITED_MS = 25_000;
const RETRY_AFTER_S = "10";
const topics = ["status", "reference", "land"] as const;

/** Whole collections as files, and the list of them. */
export function downloadRoutes(
  app: App,
  { config, database, changes, responseCache, storage }: Services,
  release: string,
): void {
  const publisher = config.site.organizationName;
  const store = new DownloadStore({
    folder: join(config.database.dataDir, "downloads"),
    database: database.read,
    changes,
    publisher,
    release,
    warn: (message) => app.log.warn(message),
  });
  storage.registerLocalSweep(() => store.sweep(config.storage.downloadMb * 1_000_000));
  app.addHook("onClose", () => store.settled());

  route(app, listDownloads, (exchange) =>
    sendCached(exchange, responseCache, {
      key: "open data downloads",
      topics,
      make: async () => {
        const all = [];
        const origins = await contentOrigins(database.write);
        for (const collection of await collections(database.write)) {
          const at = await changedAt(database.write, collection);
          const about = describeDownload(collection, { publisher, changedAt: at, origins });
          const own = openDatasetTexts.find(({ id }) => id === collection.id);
          all.push({
            ...about,
            titleDa: about.title,
            invented: inventedIn(origins, collection),
            titleEn: own?.title.en ?? collection.dataset?.titleEn ?? about.title,
            files: formatNames.map((format) => ({
              format,
              title: downloadFormats[format].title,
              mediaType: downloadFormats[format].mediaType,
              path: `/open-data/downloads/${collection.id}.${format}`,
            })),
          });
        }
        const licence = { text: licenceText, url: config.site.openDataLicenceUrl };
        return serializeAnswer(listDownloads, { licence, collections: all });
      },
    }),
  );

  const sendMetadata = async (exchange: Exchange, id: string) => {
    const all = await collections(database.write);
    const collection = foundOrProblem(all.find((each) => each.id === id));
    return sendCached(exchange, responseCache, {
      key: `open data ${metadataName(id)}`,
      mediaType: csvMetadataMediaType,
      topics,
      make: async () => {
        const [at, origins] = [
          await changedAt(database.write, collection),
          await contentOrigins(database.write),
        ];
        const about = describeDownload(collection, { publisher, changedAt: at, origins });
        return JSON.stringify(csvMetadata(about, collection.fields));
      },
    });
  };

  // Not by `route`: whoever reads a long file slowly must not hold a place of the queue meanwhile.
  app.platform.contracts.push(downloadCollection);
  app.get<{ Params: { file: string } }>(
    downloadCollection.path,
    { compress: false } as object,
    async (request, reply) => {
      const described = describedCollection(request.params.file);
      if (described !== null) return sendMetadata({ request, reply }, described);
      const asked = foundOrProblem(readFileName(request.params.file));
      const file = await app.platform.limitConcurrency("public", request, reply, async () => {
        const all = await collections(database.read);
        const collection = foundOrProblem(all.find(({ id }) => id === asked.id));
        return store.find(collection, asked.format, WAITED_MS);
      });
      if (file === null)
        throw new ProblemError("download.being-made", {
          headers: { "retry-after": RETRY_AFTER_S },
        });
      void reply.headers({
        "cache-control": "public, no-cache",
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "content-range, accept-ranges, etag, link",
        ...(asked.format === "csv" && { link: describedBy(metadataName(asked.id)) }),
        "cross-origin-resource-policy": "cross-origin",
      });
      const { mediaType } = downloadFormats[asked.format];
      const name = `mars-${asked.id.replaceAll(/[^\w-]+/g, "_")}.${asked.format}`;
      return sendFile(request, reply, { ...file, mediaType, name });
    },
  );
}
