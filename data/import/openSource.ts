import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fetchWithRetry } from "../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";
import type { GeodataSource } from "../../apps/api/src/platform/geodata/GeodataSource.ts";
import { openGeodataFile } from "../../apps/api/src/platform/geodata/openGeodata.ts";
import type { WfsOptions } from "../../apps/api/src/platform/geodata/wfs/readWfs.ts";
import { openWfs } from "../../apps/api/src/platform/geodata/wfs/readWfs.ts";
import { addressOf } from "./addressOf.ts";

export type SourceOptions = Pick<
  WfsOptions,
  | "layer"
  | "pageSize"
  | "sortBy"
  | "attempts"
  | "firstWaitMilliseconds"
  | "timeoutMilliseconds"
  | "longestWaitMilliseconds"
  | "headers"
  | "signal"
> & { wfs?: boolean };

/** A source with a fingerprint: only the very same content may continue where an import stopped. */
export type OpenedSource = GeodataSource & { fingerprint: string };

/** A file, a file at an address, or a WFS. */
export async function openSource(
  where: string,
  options: SourceOptions = {},
): Promise<OpenedSource> {
  const address = addressOf(where);
  if (address === null) return openFile(where, options);
  if (options.wfs ?? looksLikeWfs(address)) return openService(address, options);
  if (options.wfs === false || looksLikeFile(address)) return openDownload(address, options);
  // An address that tells nothing is asked what it is.
  try {
    return await openService(address, options);
  } catch (error) {
    if (!(error instanceof GeodataFault) || !saysItIsNoService(error)) throw error;
    return openDownload(address, options);
  }
}

async function openService(address: string, options: SourceOptions): Promise<OpenedSource> {
  const source = await openWfs(address, options);
  return {
    ...source,
    fingerprint: hashOf([address, options.layer ?? "", String(source.expectedCount)]),
  };
}

function saysItIsNoService({ code, figures }: GeodataFault): boolean {
  if (code === "wfs.exception") return false;
  return code === "wfs.not-a-service" || String(figures["why"]).startsWith("HTTP 4");
}

function looksLikeWfs(address: string): boolean {
  const url = new URL(address);
  const service = [...url.searchParams].find(([name]) => name.toLowerCase() === "service")?.[1];
  return service?.toUpperCase() === "WFS" || /\/(wfs|ows)\/?$/i.test(url.pathname);
}

function looksLikeFile(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return (
    /\.(zip|gpkg|fgb|shp|tab|mif|kml|gml|json|geojson|topojson)$/i.test(pathname) ||
    /json/i.test(searchParams.get("format") ?? "")
  );
}

async function openFile(path: string, options: SourceOptions): Promise<OpenedSource> {
  const source = await openGeodataFile(path, options);
  try {
    return { ...source, fingerprint: hashOf([await fingerprintOf(path), options.layer ?? ""]) };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function openDownload(address: string, options: SourceOptions): Promise<OpenedSource> {
  const folder = await mkdtemp(join(tmpdir(), "mars-download-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, "download");
    await fetchWithRetry(
      address,
      async (response) => {
        if (!response.body)
          throw new GeodataFault("source.unanswered", "the address answers without content");
        await pipeline(Readable.fromWeb(response.body), createWriteStream(path));
      },
      { timeoutMilliseconds: 3_600_000, ...options },
    );
    const source = await openFile(path, options);
    return {
      ...source,
      async close() {
        await source.close();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Size and both ends: hashing all of a national layer would take as long as loading it. */
async function fingerprintOf(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const piece = Buffer.alloc(Math.min(size, 1 << 20));
    await file.read(piece, 0, piece.length, 0);
    const start = hashOf([piece]);
    await file.read(piece, 0, piece.length, size - piece.length);
    return hashOf([String(size), start, piece]);
  } finally {
    await file.close();
  }
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
