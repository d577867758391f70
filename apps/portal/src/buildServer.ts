import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type Answer, json, jsonApi, problem, send } from "./Answer.ts";
import { cookieScan } from "./cookieScan.ts";
import { formPage, formPath } from "./forms/formPage.ts";
import { log } from "./log.ts";
import { notificationsAnswer } from "./notifications.ts";
import type { SessionStore } from "./sessions/openSessionStore.ts";
import type { Settings } from "./settings.ts";
import { allSystems } from "./systems/allSystems.ts";
import { type Language, languageIn, languageOf } from "./language.ts";
import { escaped, page } from "./page.ts";
import { texts, type TopicName } from "./pages/text.ts";
import { readAppStates } from "./sessions/AppState.ts";
import type { System } from "./systems/System.ts";

/** A map view with a detailed area is some hundred kilobytes at most. */
const maxBytes = 1024 * 1024;

/**
 * The body, or null when it is too large. Reads to the end even then: the sender gets the
 * answer, not a broken pipe.
 */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks).toString("utf8");
}

const names: readonly string[] = Object.keys(texts.da.topics);

/** Stand-in for a page of the help dialog, or undefined where there is no such page. */
function topicPage(name: string, query: URLSearchParams): Answer | undefined {
  if (!names.includes(name)) return undefined;
  const language = languageIn(query);
  const text = texts[language];
  const { title, paragraphs } = text.topics[name as TopicName];
  return page({
    language,
    title,
    site: text.site,
    skip: text.skip,
    hrefIn: (other) => `?lang=${other}`,
    main: `${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("\n      ")}
      <div class="notice">
        <h2>${text.standIn}</h2>
        <p>${escaped(text.standInBody)}</p>
      </div>
      <p>${text.close}</p>`,
  });
}

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

function createSession(store: SessionStore, body: string | null): Answer {
  if (body === null) {
    return problem(413, "session.too-large", "What is handed over must be at most 1 MB.");
  }
  const states = readAppStates(body);
  if ("code" in states) return problem(422, states.code, states.title);
  const session = store.save(states);
  return jsonApi(201, session, { location: `/portal/sessions/${session.id}` });
}

function readSession(store: SessionStore, id: string): Answer {
  const session = store.find(id);
  if (session === undefined) return problem(404, "session.unknown", "There is no such session.");
  if (session === "expired") return problem(410, "session.expired", "The session has expired.");
  return jsonApi(200, session);
}

/** JSON:API: one resource object per system. */
function resource({ id, ...attributes }: System) {
  return { type: "systems", id, attributes };
}

function systemsDocument(systems: readonly System[]) {
  return { jsonapi: { version: "1.1" }, data: systems.map(resource) };
}

function systemDocument(system: System) {
  return { jsonapi: { version: "1.1" }, data: resource(system) };
}
