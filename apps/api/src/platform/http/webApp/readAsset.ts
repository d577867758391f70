import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { contentTag } from "../answers/etags.ts";
import type { Asset } from "./Asset.ts";

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

/** A file of the build, with the compressed ones that lie beside it. */
export function readAsset(path: string, name: string): Asset {
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
