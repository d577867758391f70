import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemMediaType } from "@mars/contracts/platform/problem";
import { ProblemError } from "../../problems/ProblemError.ts";
import { problemDocument } from "../../problems/sendProblem.ts";

const CODES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "request.headers-too-large",
  ERR_HTTP_REQUEST_TIMEOUT: "request.timeout",
};
const CLOSE_AFTER_MS = 1_000;

/**
 * Answers what never became a request: headers beyond the limit, no HTTP at all, or too slow. The
 * answer says that the connection closes; a client that keeps connections would otherwise send its
 * next request into a closed one.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new ProblemError(CODES[error.code ?? ""] ?? "request.malformed");
  const document = problemDocument(problem, randomUUID());
  const body = JSON.stringify(document);
  socket.end(
    [
      `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status] ?? ""}`,
      `content-type: ${problemMediaType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  // Whoever continues sending is not listened to.
  setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
}
