import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type PageHead, pageHeads } from "@mars/contracts/pages/pageHeads";
import {
  findWebRoute,
  type WebPage,
  type WebPath,
  webRoutes,
} from "@mars/contracts/pages/webRoutes";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RenderedPages } from "../pages/RenderedPages.ts";
import { callerOf } from "../http/callers/callerOf.ts";
import type { Asset } from "./Asset.ts";
import { PageDocuments } from "./PageDocuments.ts";
import type { PageFinder } from "./PageFinder.ts";
import { withSettings } from "./pageHead.ts";
import { readPreloads } from "./pagePreloads.ts";
import { previewAsOf } from "@mars/contracts/pages/pagePreview";
import { calendarDay } from "../http/calendarDay.ts";
import { createHash } from "node:crypto";
import { contentTag, tagMatches } from "../http/answers/etags.ts";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type Encoding, encodingFor } from "../http/answers/encodingFor.ts";

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** Compressed once, not once per request. */
async function sendAsset(
  asset: Asset,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({
    "content-type": asset.type,
    "cache-control": asset.cacheControl,
    etag: asset.tag,
    vary: "accept-encoding",
  });
  if (reply.statusCode === 200 && tagMatches(request.headers["if-none-match"], asset.tag))
    return reply.code(304).send();
  const encoding = acceptedEncoding(request, asset);
  if (encoding === null) return reply.send(asset.identity);
  asset[encoding] ??= compressors[encoding](asset.identity);
  return reply.header("content-encoding", encoding).send(await asset[encoding]);
}

function acceptedEncoding(request: FastifyRequest, asset: Asset): Encoding | null {
  const worthIt = asset.identity.length > 1024 && !/^(image\/(?!svg)|font\/)/.test(asset.type);
  return worthIt ? encodingFor(request.headers["accept-encoding"]) : null;
}

const mediaTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A file of the build, with the compressed ones that lie next to it. */
function readAsset(path: string, name: string): Asset {
  const identity = readFileSync(path);
  // The build puts a hash of the content into the names below /assets.
  const hashed = name.startsWith("/assets/");
  return {
    type: mediaTypes[extname(name)] ?? "application/octet-stream",
    cacheControl: hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    tag: contentTag(identity),
    identity,
    ...readBeside(path, ".br", "br"),
    ...readBeside(path, ".gz", "gzip"),
  };
}

function readBeside(path: string, suffix: string, encoding: "br" | "gzip"): Partial<Asset> {
  try {
    return { [encoding]: Promise.resolve(readFileSync(path + suffix)) };
  } catch {
    return {};
  }
}

const pages: readonly WebPage[] = webRoutes;

/** The one address of a public page; null where an address names one thing of many, or no one may see it. */
function canonicalPath(pathname: string, path: WebPath): string | null {
  const page = pages.find((each) => each.path === path);
  if (page?.access !== "public") return null;
  if (path === "/dashboard/:effect") return pathname.replace(/\/$/, "");
  return path.includes(":") ? null : path;
}

const rows: readonly WebPage[] = webRoutes;

type Site = {
  find: PageFinder;
  publicUrl: string;
  /** Where pictures of pages are drawn. */
  apiUrl: string;
  /** Settings that the document brings along, where the web app may not ask for them. */
  settings: object | null;
  /** Null where there is no server build: the browser renders every page. */
  rendered: RenderedPages | null;
};

/**
 * The built web app, held in memory: only names that existed at start are ever
 * opened, and each is compressed once, not once per request.
 */
export class WebApp {
  readonly inlineScriptHashes: string[];
  readonly #assets = new Map<string, Asset>();
  readonly #documents: PageDocuments;
  readonly #site: Site;

  constructor(folder: string, index: string, site: Site) {
    this.#site = site;
    this.#documents = new PageDocuments({
      index: site.settings === null ? index : withSettings(index, site.settings),
      preloads: readPreloads(folder),
      apiUrl: site.apiUrl,
    });
    this.inlineScriptHashes = inlineScriptHashes(index);
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || /\.(br|gz)$/.test(file.name) || file.name === "index.html") continue;
      const path = join(file.parentPath, file.name);
      const name = `/${relative(folder, path).split(sep).join("/")}`;
      this.#assets.set(name, readAsset(path, name));
    }
  }

  /** Null when there is no build in the folder: the API then runs alone. */
  static open(folder: string, site: Site): WebApp | null {
    try {
      return new WebApp(folder, readFileSync(join(folder, "index.html"), "utf8"), site);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  hasFile(pathname: string): boolean {
    return this.#assets.has(pathname);
  }

  /** A file of the build, else the app's document: 200 for a page, 404 for anything else. */
  async send(
    pathname: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const asset = this.#assets.get(pathname);
    if (asset !== undefined) return sendAsset(asset, request, reply);
    const page = findWebRoute(pathname);
    const query = request.url.slice(pathname.length);
    const leadsTo = rows.find(({ path }) => path === page)?.leadsTo;
    // Browsers without scripts, search engines and previews are led on too.
    if (leadsTo !== undefined) return reply.redirect(leadsTo + query, 302);
    const found = page === null ? "missing" : await this.#site.find(pathname, query);
    if (page === null || found === "missing")
      return sendAsset(
        this.#documents.of(page ?? "404", pageHeads["404"]),
        request,
        reply.code(404),
      );
    if (found !== null && "movedTo" in found) return reply.redirect(found.movedTo, 301);
    if (found !== null && found.path !== pathname)
      return reply
        .header("cache-control", "public, max-age=3600")
        .redirect(found.path + query, 301);
    // One day of many, or one section: to be linked to, not to be found next to the page itself.
    if (/[?&](?:asOf|embed)=/.test(query)) void reply.header("x-robots-tag", "noindex");
    const path = found?.path ?? canonicalPath(pathname, page);
    const head = found?.head ?? pageHeads[pathname] ?? pageHeads[page];
    const document = this.#documents.of(page, head && headOn(head, query), {
      ...(path !== null && { address: this.#site.publicUrl + path }),
      ...(found?.structure && { structure: found.structure }),
    });
    const { rendered } = this.#site;
    const asked = { page, pathname, query, caller: callerOf(request), document };
    const loader = await rendered?.find(asked);
    if (rendered && loader) return rendered.send({ request, reply }, loader);
    const isRefused = rendered?.isRefused(asked) ?? false;
    if (isRefused) void reply.code(422);
    const told = isRefused ? "refused" : rendered?.withoutScripts({ page, query });
    return sendAsset(told ? this.#documents.inWords(document, told) : document, request, reply);
  }
}

/** A link to an earlier day is previewed as that day. */
function headOn(head: PageHead, query: string): PageHead {
  const asOf = new URLSearchParams(query).get("asOf") ?? "";
  if (head.preview === undefined || !calendarDay.test(asOf)) return head;
  return { ...head, preview: previewAsOf(head.preview, asOf) };
}

/** The content policy lets exactly the build's own inline scripts run. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
