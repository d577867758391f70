import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { type ComponentType, StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import type { RenderedData } from "../lib/rendered/RenderedData.ts";
import { queryString } from "../lib/http/queryString.ts";
import { renderAt } from "../lib/router/currentLocation.ts";
import { findRoute } from "../lib/router/routeTable.ts";
import { readOnServer, type ReadAnswer, renderedReads } from "../lib/serverData/publicReads.ts";
import { builtInSettings } from "../lib/settings/builtInSettings.ts";
import { takeSettings } from "../lib/settings/settings.ts";
import { App } from "./App.tsx";
import { routes } from "./routes/routes.ts";

export type PageRequest = {
  pathname: string;
  search: string;
  /** Null for the built-in ones, which a browser on `localhost` uses without asking. */
  settings: AppSettings | null;
  /** Reads below the API's path; rejects where the answer is no success. */
  read: (address: string) => Promise<ReadAnswer>;
};

export type RenderedPage = { html: string; data: RenderedData };

/**
 * A public page as those see it who are not signed in, with what was read for it. Stores are the
 * module's own, so one page is rendered at a time.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search, settings, read } = request;
  const route = findRoute(routes, pathname)?.route;
  if (!route?.load || route.guard) throw new Error(`${pathname} is not rendered on the server`);
  const Page = await route.load();
  renderAt(pathname, search);
  takeSettings(settings ?? builtInSettings);
  readOnServer((path, query) => {
    const asked = query && queryString(query);
    return read(path + (asked ? `?${asked}` : ""));
  });
  const html = await htmlOf(Page);
  return { html, data: { pathname, search, settings, reads: renderedReads() } };
}

async function htmlOf(Page: ComponentType): Promise<string> {
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App Rendered={Page} />
    </StrictMode>,
    {
      // In one piece: parts that are moved into place later need a script that runs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  let html = "";
  for await (const piece of prelude) html += String(piece);
  // Half a page is none: the browser makes it whole.
  if (failure !== null) throw failure;
  return html;
}
