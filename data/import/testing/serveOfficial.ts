import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What an address answers: JSON, text, or a status alone. */
export type OfficialAnswers = Record<string, unknown>;

/** A site of files and JSON on loopback, with tags, as the catalogue and portals of files answer. */
export async function serveOfficial(answers: OfficialAnswers) {
  const asked: string[] = [];
  const unchanged: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://official");
    const key = `${url.pathname}${url.searchParams.has("locale") ? `?${url.searchParams.get("locale")}` : ""}`;
    asked.push(key);
    const answer = answers[key];
    if (answer instanceof RefusedInXml) {
      response.writeHead(answer.status).end(answer.text);
      return;
    }
    if (answer === undefined || typeof answer === "number") {
      response.writeHead(answer ?? 404).end();
      return;
    }
    const text = typeof answer === "string" ? answer : JSON.stringify(answer);
    const etag = `"${createHash("sha1").update(text).digest("hex")}"`;
    if (request.headers["if-none-match"] === etag) {
      unchanged.push(key);
      response.writeHead(304, { etag }).end();
    } else response.writeHead(200, { etag }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    unchanged,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As a WFS says it, with the status of the web. */
export class RefusedInXml {
  readonly status: number;
  readonly text: string;

  constructor(status: number, words: string) {
    this.status = status;
    this.text = `<ows:ExceptionReport><ows:Exception exceptionCode="NotFound"><ows:ExceptionText>${words}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`;
  }
}

type Listed = { id: string; title: string; wfs?: { url: string; typeName: string }; file?: string };

/** The catalogue's answer in one language, as JSON:API. */
export function catalogueAnswer(locale: "da" | "en", listed: readonly Listed[]) {
  const included: unknown[] = [
    { type: "organisations", id: "o1", attributes: { title: "Miljøstyrelsen" } },
    { type: "fileSourceTypes", id: "t1", attributes: { name: "SHP" } },
  ];
  const data = listed.map(({ id, title, wfs, file }, index) => {
    if (wfs)
      included.push({
        type: "wfsSources",
        id: `w${index}`,
        attributes: { ...wfs, version: "2.0.0" },
      });
    if (file)
      included.push({
        type: "fileSources",
        id: `f${index}`,
        attributes: { url: file },
        relationships: { fileSourceType: { data: { type: "fileSourceTypes", id: "t1" } } },
      });
    return {
      type: "datasets",
      id,
      attributes: {
        title: locale === "da" ? title : `${title} (en)`,
        description: locale === "da" ? "Om laget" : "About the layer",
        metadata: "https://geodata-info.dk/record/1?token=abc",
        updated: "2026-03-01 12:00:00Z",
      },
      relationships: {
        owners: { data: [{ type: "organisations", id: "o1" }] },
        wfsSource: { data: wfs ? { type: "wfsSources", id: `w${index}` } : null },
        fileSources: { data: file ? [{ type: "fileSources", id: `f${index}` }] : [] },
      },
    };
  });
  return { data, included };
}
