import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The product's own face, in the cuts that the design system ships. */
function fontFile(name: string): Buffer {
  const folders = createRequire(import.meta.url).resolve.paths("dkfds") ?? [];
  const found = folders
    .map((root) => join(root, "dkfds/dist/fonts/IBMPlexSans/split/woff2", name))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`The font ${name} is missing`);
  return readFileSync(found);
}

type Asset = { body: Buffer; contentType: string };

const assets = new Map<string, Asset>([
  ["/assets/pages.css", asset("pages.css", "text/css; charset=utf-8")],
  ["/assets/submit.js", asset("submit.js", "text/javascript; charset=utf-8")],
  ...["Regular", "Medium"].map((cut): [string, Asset] => {
    const name = `IBMPlexSans-${cut}-Latin1.woff2`;
    return [`/assets/${name}`, { body: fontFile(name), contentType: "font/woff2" }];
  }),
]);

function asset(name: string, contentType: string): Asset {
  return { body: readFileSync(new URL(`assets/${name}`, import.meta.url)), contentType };
}

export function serveAsset(pathname: string, response: ServerResponse): boolean {
  const found = assets.get(pathname);
  if (found === undefined) return false;
  response
    .writeHead(200, {
      "content-type": found.contentType,
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    })
    .end(found.body);
  return true;
}
