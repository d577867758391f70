import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";

const assets = new Map([
  ["/assets/pages.css", asset("pages.css", "text/css; charset=utf-8")],
  ["/assets/submit.js", asset("submit.js", "text/javascript; charset=utf-8")],
]);

function asset(name: string, contentType: string) {
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
