import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../platform/http/App.ts";
import { CachedResponse } from "../../platform/publicData/CachedResponse.ts";
import { sendLasting } from "../../platform/publicData/sendReady.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import type { Collection } from "./collections.ts";
import type { Crs } from "./crs.ts";
import {
  collectionDocument,
  collectionsDocument,
  conformance,
  landingPage,
  openApiType,
} from "./documents.ts";
import { itemQuery, itemsQuery, refuseUnknown } from "./itemsQuery.ts";
import { openApi30 } from "./openApi30.ts";
import { collections, countItems, extentOf, itemRow, itemRows } from "./queries.ts";

type Params = { collectionId: string; featureId: string };
type Query = Record<string, string | string[] | undefined>;
type OgcRequest = FastifyRequest<{ Params: Params; Querystring: Query }>;

const onlyFormat = new Set(["f"]);

/** OGC API Features: Core, GeoJSON and coordinate systems by reference, beside the API at `/ogc`. */
export async function ogcRoutes(
  app: App,
  {
    config,
    database,
    now,
    responseCache,
  }: Pick<Services, "config" | "database" | "now" | "responseCache">,
  version: string,
): Promise<void> {
  const root = `${config.server.publicUrl.replace(/\/$/, "")}/ogc`;

  const get = (
    path: string,
    handler: (request: OgcRequest, reply: FastifyReply) => unknown,
  ): void => {
    app.get<{ Params: Params; Querystring: Query }>(`/ogc${path}`, (request, reply) => {
      void reply.headers({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "content-crs, link",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, no-cache",
      });
      return handler(request, reply);
    });
  };
  const fixed = (path: string, document: unknown, type = "application/json") => {
    // Bytes: to a text the framework would add a charset, and GDAL then does not know the type.
    const answer = new CachedResponse(JSON.stringify(document), type);
    get(path, (request, reply) => {
      refuseUnknown(request.query, onlyFormat);
      return sendLasting({ request, reply }, responseCache.urls, answer);
    });
  };
  const { takeTurns } = app.platform;
  const collectionOf = async ({ params }: OgcRequest): Promise<Collection> => {
    const all = await collections(database.read);
    return foundOrProblem(all.find(({ id }) => id === params.collectionId));
  };

  fixed("", landingPage(root));
  fixed("/", landingPage(root));
  fixed("/conformance", { conformsTo: conformance });
  fixed("/api", openApi30(root, version), openApiType);

  get("/collections", async (request, reply) => {
    refuseUnknown(request.query, onlyFormat);
    const all = await takeTurns("public", request, reply, () => collections(database.read));
    const documents = all.map((each) => collectionDocument(root, each, null));
    return reply.type("application/json").send(collectionsDocument(root, documents));
  });
  get("/collections/:collectionId", async (request, reply) => {
    refuseUnknown(request.query, onlyFormat);
    const [collection, extent] = await takeTurns("heavy", request, reply, async () => {
      const asked = await collectionOf(request);
      return [asked, await extentOf(database.read, asked)] as const;
    });
    return reply.type("application/json").send(collectionDocument(root, collection, extent));
  });
  get("/collections/:collectionId/items", async (request, reply) => {
    const query = itemsQuery(request.query);
    const [collection, rows, matched] = await takeTurns("heavy", request, reply, async () => {
      const asked = await collectionOf(request);
      return Promise.all([
        asked,
        itemRows(database.read, asked, query),
        countItems(database.read, asked, query.bbox),
      ]);
    });
    const page = rows.slice(0, query.limit).map(({ feature }) => `${feature}}`);
    const last = rows.length > query.limit ? rows[query.limit - 1]?.id : undefined;
    const own = `${root}/collections/${collection.id}/items`;
    const links = [
      { href: `${own}${search(request.query)}`, rel: "self", type: "application/geo+json" },
      ...(last === undefined
        ? []
        : [
            {
              href: `${own}${search({ ...request.query, cursor: last })}`,
              rel: "next",
              type: "application/geo+json",
            },
          ]),
    ];
    return sendGeojson(
      reply,
      query.crs,
      `{"type":"FeatureCollection","numberMatched":${matched},"numberReturned":${page.length},` +
        `"timeStamp":"${now().toISOString()}","links":${JSON.stringify(links)},"features":[${page.join(",")}]}`,
    );
  });
  get("/collections/:collectionId/items/:featureId", async (request, reply) => {
    const { crs } = itemQuery(request.query);
    const { featureId } = request.params;
    const [collection, row] = await takeTurns("public", request, reply, async () => {
      const asked = await collectionOf(request);
      return [asked, foundOrProblem(await itemRow(database.read, asked, featureId, crs))] as const;
    });
    const own = `${root}/collections/${collection.id}`;
    const links = [
      { href: `${own}/items/${row.id}`, rel: "self", type: "application/geo+json" },
      { href: own, rel: "collection", type: "application/json" },
    ];
    return sendGeojson(reply, crs, `${row.feature},"links":${JSON.stringify(links)}}`);
  });
  get("/*", () => {
    throw new ProblemError("request.not-found");
  });
}

function sendGeojson(reply: FastifyReply, crs: Crs, body: string): FastifyReply {
  return reply.header("content-crs", `<${crs.uri}>`).type("application/geo+json").send(body);
}

function search(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === "" ? "" : `?${text}`;
}
