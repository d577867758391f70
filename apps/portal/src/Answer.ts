import type { ServerResponse } from "node:http";

export type Answer = {
  status: number;
  contentType: string;
  body: string;
  headers?: Record<string, string>;
};

/** The family portal sends its JSON:API type without a charset, and so do we. */
export function jsonApi(
  status: number,
  document: unknown,
  headers?: Record<string, string>,
): Answer {
  return {
    status,
    contentType: "application/vnd.api+json",
    body: JSON.stringify(document),
    headers,
  };
}

export function json(document: unknown): Answer {
  return { status: 200, contentType: "application/json", body: JSON.stringify(document) };
}

export function problem(status: number, code: string, title: string): Answer {
  return jsonApi(status, { errors: [{ status: String(status), code, title }] });
}

export function send(response: ServerResponse, answer: Answer): void {
  response
    .writeHead(answer.status, {
      "content-type": answer.contentType,
      "content-length": Buffer.byteLength(answer.body),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...answer.headers,
    })
    .end(answer.body);
}
