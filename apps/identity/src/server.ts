import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { serveAsset } from "./assets.ts";
import type { Keys } from "./keys.ts";
import { log } from "./log.ts";
import { comesFromLoopback, isLoopbackHost, refusalText } from "./loopback.ts";
import { mountPath } from "./mountPath.ts";
import { buildProvider } from "./provider.ts";
import { redirectsOf } from "./redirects.ts";
import type { Settings } from "./settings.ts";
import { isSignIn, signIn } from "./signIn.ts";
import type { Store } from "./store.ts";
import { userinfoHandler } from "./userinfo.ts";

export function buildServer(settings: Settings, keys: Keys, store: Store): Server {
  const provider = buildProvider(settings, keys, store);
  const passOn = provider.callback();
  const userinfo = userinfoHandler(settings, keys, redirectsOf(settings.publicOrigin));
  const publicUrl = new URL(settings.publicOrigin);
  const publicIsLoopback = isLoopbackHost(publicUrl.host);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isLocal = publicIsLoopback && comesFromLoopback(request);
    if (!isLocal && !settings.demo) return sendText(response, 403, refusalText);
    const originalUrl = request.url ?? "/";
    if (!originalUrl.startsWith(`${mountPath}/`)) return sendText(response, 404, "Not found.");
    Object.assign(request, { originalUrl, url: originalUrl.slice(mountPath.length) });
    // On loopback people stay at the name and port they came by (127.0.0.1, a development server);
    // elsewhere every address we give out is below the issuer, whatever the caller claimed.
    if (!isLocal) {
      request.headers["x-forwarded-host"] = publicUrl.host;
      request.headers["x-forwarded-proto"] = publicUrl.protocol.slice(0, -1);
    }

    const [pathname = ""] = (request.url ?? "").split("?", 1);
    if (serveAsset(pathname, response)) return;
    if (pathname === "/me") return userinfo(request, response);
    if (isSignIn(pathname)) return signIn(provider, request, response);
    await passOn(request, response);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log("error", { name: error instanceof Error ? error.name : "unknown" });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The identity provider failed.");
    });
  });
}

function sendText(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
    .end(`${sentence}\n`);
}
