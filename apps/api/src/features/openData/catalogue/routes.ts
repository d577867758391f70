import {
  listOpenAvailabilities,
  listOpenCollections,
  listOpenDatasets,
  readDcat,
  readDcatJson,
} from "@mars/contracts/datasets/openData";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { sendCached } from "../../../platform/publicData/sendCached.ts";
import type { Exchange } from "../../../platform/publicData/sendCachedBytes.ts";
import type { Services } from "../../../services.ts";
import type { CatalogueFacts } from "./CatalogueFacts.ts";
import { readCatalogueFacts } from "./readCatalogueFacts.ts";
import { dcatCatalogue } from "./dcatCatalogue.ts";
import {
  jsonApiAvailabilities,
  jsonApiCollections,
  jsonApiDatasets,
  jsonApiType,
} from "./jsonApiCatalogue.ts";
import { writeRdfXml } from "./writeRdfXml.ts";
import { isLiteral, prefixes, type RdfNode, type RdfValue } from "./Rdf.ts";

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
