import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { projectPagePath } from "@mars/contracts/pages/projectPageHead";
import { firstLanguage, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../../platform/http/App.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import { CachedResponse } from "../../../platform/publicData/CachedResponse.ts";
import { sendCachedBytes } from "../../../platform/publicData/sendCachedBytes.ts";
import type { Services } from "../../../services.ts";
import { KeptExtents } from "./KeptExtents.ts";
import { collectionText } from "./collectionText.ts";
import type { Collection } from "./collections.ts";
import { askedOfDatabase } from "./conditions.ts";
import type { Crs } from "./crs.ts";
import {
  collectionDocument,
  collectionsDocument,
  conformance,
  landingPage,
  openApiType,
  schemaDocument,
} from "./documents.ts";
import { followingPage } from "./followingPage.ts";
import { htmlPage } from "./htmlPage.ts";
import { BATCH, itemsBody } from "./itemsBody.ts";
import { type Given, itemQuery, itemsQuery, refuseUnknown } from "./itemsQuery.ts";
import { openApi30 } from "./openApi30.ts";
import { GRID, tileMatrixSet, tileMatrixSets, tilesetDocument, tilesNameOf } from "./tiles.ts";
import { collections, firstItems, itemRow, withInventedNotes } from "./queries.ts";

type Params = { collectionId: string; featureId: string };
type OgcRequest = FastifyRequest<{ Params: Params; Querystring: Given }>;

const onlyFormat = new Set(["f"]);
/** As many as people read on one page. */
const htmlItems = 20;
const geojson = "application/geo+json";

/** OGC API Features with filters, schemas and coordinate systems, next to the API at `/ogc`. */
export async function ogcRoutes(
  app: App,
  { config, database, changes, now }: Pick<Services, "config" | "database" | "changes" | "now">,
  version: string,
): Promise<void> {
  const site = config.server.publicUrl.replace(/\/$/, "");
  const root = `${site}/ogc`;
  const extents = new KeptExtents(database.read, changes);
  const css = `${config.apiPath}/docs.css`;

  const get = (
    path: string,
    handler: (request: OgcRequest, reply: FastifyReply) => unknown,
  ): void => {
    app.get<{ Params: Params; Querystring: Given }>(`/ogc${path}`, (request, reply) => {
      void reply.headers({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "content-crs, link",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, no-cache",
        vary: "accept",
      });
      return handler(request, reply);
    });
  };
  const send = (
    request: OgcRequest,
    reply: FastifyReply,
    document: object,
    type = "application/json",
  ) => {
    if (!wantsHtml(request)) {
      // Bytes: to a text the framework would add a charset, and GDAL then does not know the type.
      return reply.type(type).send(Buffer.from(JSON.stringify(document)));
    }
    const own = `${root}${request.url
      .split("?")[0]
      ?.replace(/^\/ogc\/?/, "/")
      .replace(/\/$/, "")}`;
    return reply.type("text/html; charset=utf-8").send(htmlPage(document, { own, css }));
  };
  const fixed = (path: string, document: object) => {
    const json = new CachedResponse(JSON.stringify(document), "application/json");
    const html = new CachedResponse(
      htmlPage(document, { own: root + path, css }),
      "text/html; charset=utf-8",
    );
    get(path, (request, reply) => {
      refuseUnknown(request.query, onlyFormat);
      // Not by address alone, as other ready answers are: browsers and programs ask for the same one.
      return sendCachedBytes({ request, reply }, wantsHtml(request) ? html : json);
    });
  };
  const { limitConcurrency } = app.platform;
  const collectionOf = async ({ params }: OgcRequest): Promise<Collection> => {
    const all = await collections(database.read);
    return foundOrProblem(all.find(({ id }) => id === params.collectionId));
  };

  fixed("", landingPage(root));
  fixed("/", landingPage(root));
  fixed("/conformance", { title: "Overensstemmelse", conformsTo: conformance });
  fixed("/tileMatrixSets", tileMatrixSets(root));
  fixed(`/tileMatrixSets/${GRID}`, tileMatrixSet());
  get("/api", async (request, reply) => {
    refuseUnknown(request.query, onlyFormat);
    const all = await limitConcurrency("public", request, reply, () => collections(database.read));
    const document = openApi30(root, version, all);
    return reply.type(openApiType).send(Buffer.from(JSON.stringify(document)));
  });
  get("/api.html", (_request, reply) => reply.redirect(`${config.apiPath}/docs#ogc`, 302));

  get("/collections", async (request, reply) => {
    refuseUnknown(request.query, onlyFormat);
    const documents = await limitConcurrency("heavy", request, reply, async () => {
      const all = await withInventedNotes(database.read, await collections(database.read));
      const described = [];
      for (const each of all)
        described.push(collectionDocument(root, each, await extents.of(each)));
      return described;
    });
    return send(request, reply, collectionsDocument(root, documents));
  });
  get("/collections/:collectionId", async (request, reply) => {
    refuseUnknown(request.query, onlyFormat);
    const [collection, extent] = await limitConcurrency("heavy", request, reply, async () => {
      const asked = await collectionOf(request);
      const [noted = asked] = await withInventedNotes(database.read, [asked]);
      return [noted, await extents.of(asked)] as const;
    });
    return send(request, reply, collectionDocument(root, collection, extent));
  });
  for (const kind of ["schema", "queryables"] as const)
    get(`/collections/:collectionId/${kind}`, async (request, reply) => {
      refuseUnknown(request.query, onlyFormat);
      const asked = await limitConcurrency("public", request, reply, () => collectionOf(request));
      return send(request, reply, schemaDocument(root, asked, kind), "application/schema+json");
    });
  for (const part of ["tiles", `tiles/${GRID}`] as const)
    get(`/collections/:collectionId/${part}`, async (request, reply) => {
      refuseUnknown(request.query, onlyFormat);
      const asked = await limitConcurrency("public", request, reply, () => collectionOf(request));
      const tileset = tilesetDocument(
        { base: root, api: site + config.apiPath },
        asked,
        foundOrProblem(tilesNameOf(asked)),
      );
      const links = tileset.links.slice(0, 1);
      return send(
        request,
        reply,
        part === "tiles" ? { title: asked.title, links, tilesets: [tileset] } : tileset,
      );
    });
  get("/collections/:collectionId/items", async (request, reply) => {
    const isHtml = wantsHtml(request);
    const collection = await limitConcurrency("public", request, reply, () =>
      collectionOf(request),
    );
    const asked = itemsQuery(request.query, collection.fields);
    const maxHtml = request.query["limit"] === undefined ? htmlItems : BATCH;
    const query = isHtml ? { ...asked, limit: Math.min(asked.limit, maxHtml) } : asked;
    const body = await limitConcurrency("heavy", request, reply, async () => {
      // One more than is shown tells whether there is another page.
      const count = query.limit === 0 ? 0 : Math.min(BATCH, query.limit) + 1;
      const first = await askedOfDatabase(query, () =>
        firstItems(database.read, collection, query, count),
      );
      const parts = itemsBody(database.read, {
        collection,
        query,
        first,
        timeStamp: now().toISOString(),
        links: (next) => pageLinks(root, collection.id, request, next),
      });
      // Short pages leave whole, with a tag that a later request can be answered 304 by.
      const isShort = Math.min(query.limit, first.matched) <= BATCH || isHtml;
      return isShort ? text(Readable.from(parts)) : Readable.from(parts);
    });
    if (isHtml && typeof body === "string") {
      const page = { title: collection.title, ...(JSON.parse(body) as object) };
      return send(request, reply, page);
    }
    return sendGeojson(reply, query.crs, body);
  });
  get("/collections/:collectionId/items/:featureId", async (request, reply) => {
    const { crs } = itemQuery(request.query);
    const { featureId } = request.params;
    const [collection, row] = await limitConcurrency("public", request, reply, async () => {
      const asked = await collectionOf(request);
      return [asked, foundOrProblem(await itemRow(database.read, asked, featureId, crs))] as const;
    });
    const own = `${root}/collections/${collection.id}`;
    const links = [
      { href: `${own}/items/${row.id}`, rel: "self", type: geojson },
      { href: `${own}/items/${row.id}?f=html`, rel: "alternate", type: "text/html" },
      { href: own, rel: "collection", type: "application/json" },
      ...(collection.id === "projects" ? [projectLink(site, row.id)] : []),
    ];
    const body = `${row.feature},"links":${JSON.stringify(links)}}`;
    if (wantsHtml(request))
      return send(request, reply, { title: collection.title, ...(JSON.parse(body) as object) });
    return sendGeojson(reply, crs, body);
  });
  get("/*", () => {
    throw new ProblemError("request.not-found");
  });
}

/** The project's page for people, with its map, history and figures. */
function projectLink(site: string, id: string): object {
  const href = site + projectPagePath(id);
  const title = translator(collectionText, locales[firstLanguage])("link.project");
  return { href, rel: "related", type: "text/html", hreflang: firstLanguage, title };
}

function pageLinks(
  root: string,
  id: string,
  { query, headers }: Pick<OgcRequest, "query" | "headers">,
  next: string | null,
): object[] {
  const own = `${root}/collections/${id}/items`;
  const type = query["f"] === "html" ? "text/html" : geojson;
  return [
    { href: own + search(query), rel: "self", type },
    type === geojson
      ? { href: own + search({ ...query, f: "html" }), rel: "alternate", type: "text/html" }
      : { href: own + search({ ...query, f: "json" }), rel: "alternate", type: geojson },
    { href: `${root}/collections/${id}`, rel: "collection", type: "application/json" },
    ...(next === null
      ? []
      : [{ href: own + search(followingPage(query, headers, next)), rel: "next", type }]),
  ];
}

function sendGeojson(reply: FastifyReply, crs: Crs, body: string | Readable): FastifyReply {
  return reply.header("content-crs", `<${crs.uri}>`).type(geojson).send(body);
}

function search(query: Given): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === "" ? "" : `?${text}`;
}

type Asked = { query: unknown; headers: FastifyRequest["headers"] };

/** `f` decides; else a browser, which names HTML before anything else it takes. */
function wantsHtml({ query, headers }: Asked): boolean {
  const { f } = query as { f?: unknown };
  if (f !== undefined) return f === "html";
  const [first = ""] = (headers.accept ?? "").split(/[,;]/);
  return first.trim() === "text/html";
}
