import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { json, jsonApi, problem, send, type Answer } from "./Answer.ts";
import { cookieScan } from "./cookieScan.ts";
import { formPage, formPath } from "./forms/formPage.ts";
import { log } from "./log.ts";
import { notificationsAnswer } from "./notifications.ts";
import { topicPage } from "./pages/topicPage.ts";
import { readBody } from "./readBody.ts";
import type { SessionStore } from "./sessions/openSessionStore.ts";
import { createSession, readSession } from "./sessions/sessionRoutes.ts";
import type { Settings } from "./settings.ts";
import { allSystems } from "./systems/allSystems.ts";
import { systemDocument, systemsDocument } from "./systems/systemDocument.ts";
import { type Language, languageOf } from "./language.ts";

const stylesheet = readFileSync(new URL("forms/form.css", import.meta.url), "utf8");

/** Every instance of the product may use one portal; nothing here depends on who asks. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "content-type, accept, accept-language",
  "access-control-max-age": "3600",
};

export function buildServer(settings: Settings, folder: string, store: SessionStore): Server {
  const systems = allSystems(settings.publicOrigin, settings.extraSystems);
  const startedAt = new Date();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(`http://localhost${request.url ?? "/"}`);
    const [, root, resource = "", id, more] = url.pathname.split("/");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && formPath.test(url.pathname)) return formPage(url.pathname, url.searchParams);
    if (root !== "portal" || more !== undefined) return notFound();
    const key = `${isRead ? "GET" : request.method} ${resource}${id ? "/:id" : ""}`;
    switch (key) {
      case "GET systems":
        return jsonApi(200, systemsDocument(systems));
      case "GET systems/:id": {
        const system = systems.find((system) => system.id === decoded(id));
        return system ? jsonApi(200, systemDocument(system)) : unknownSystem(decoded(id));
      }
      case "POST sessions":
        return createSession(store, await readBody(request));
      case "GET sessions/:id":
        return readSession(store, decoded(id));
      case "GET notifications":
        return notificationsAnswer(folder, {
          isDemonstration: settings.isDemonstration,
          acceptLanguage: request.headers["accept-language"],
        });
      case "GET cookie-scan.json":
        return json(cookieScan(settings.publicOrigin, cultureOf(url), startedAt));
      case "GET pages/:id":
        return topicPage(decoded(id), url.searchParams) ?? notFound();
      case "GET assets/:id":
        return id === "form.css"
          ? { status: 200, contentType: "text/css; charset=utf-8", body: stylesheet }
          : notFound();
      default:
        return notFound();
    }
  }

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    answer(request)
      .catch((error: unknown) => {
        log("error", { name: error instanceof Error ? error.name : "unknown" });
        return problem(500, "portal.failed", "The portal failed.");
      })
      .then((result) => send(response, result))
      .catch(() => response.destroy());
  });
}

function notFound(): Answer {
  return problem(404, "portal.not-found", "There is nothing at this address.");
}

function unknownSystem(id: string): Answer {
  return problem(404, "system.unknown", `Unable to find system with id ${id}`);
}

function cultureOf(url: URL): Language {
  return languageOf(url.searchParams.get("culture"));
}

function decoded(text = ""): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
