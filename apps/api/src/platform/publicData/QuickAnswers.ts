import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { tagMatches } from "../http/etags.ts";
import { requestId } from "../http/requestId.ts";
import type { PlainGet } from "./plainGet.ts";
import type { Encoding, HeldAnswer } from "./CachedResponse.ts";

const mostAddresses = 5000;
/** Of one request or one encoding; written anew for each answer. */
const ownHeaders =
  /^(?:x-request-id|ratelimit.*|x-ratelimit.*|content-(?:length|encoding|type)|etag|connection|date)$/;

type Remembered = {
  held: () => HeldAnswer | undefined;
  route: string;
  /** What hooks and routes put on the answer. */
  headers: readonly (readonly [name: string, value: string])[];
};

export type QuickAnswer = {
  status: 200 | 304;
  /** What an answer of this kind always says; without date and request id. */
  headers: readonly (readonly [name: string, value: string])[];
  requestId: string;
  body: Buffer | null;
};

/**
 * Answers repeated public reads from memory before the framework sees them: routing, hooks and
 * checks gave the same result the last time, and cost many times what sending the bytes does.
 * Only addresses that were answered the long way are known here, and only while their answer holds.
 * Rate limits count them apart and generously (`answerQuickly`): they cost next to nothing.
 */
export class QuickAnswers {
  readonly #known = new Map<string, Remembered>();
  #log: FastifyBaseLogger | null = null;

  logTo(log: FastifyBaseLogger): void {
    this.#log = log;
  }

  remember(request: FastifyRequest, reply: FastifyReply, held: () => HeldAnswer | undefined): void {
    const address = request.raw.url;
    if (address === undefined || address.length > 500 || request.method !== "GET") return;
    if (this.#known.has(address)) return;
    if (this.#known.size >= mostAddresses) this.#known.clear();
    const headers = Object.entries(reply.getHeaders())
      .filter(([name, value]) => !ownHeaders.test(name) && value !== undefined)
      .map(([name, value]) => [name, String(value)] as const);
    this.#known.set(address, { held, route: request.routeOptions.url ?? "", headers });
  }

  /** Undefined: the request has to go the long way. Only what is here is asked about and counted. */
  answerTo(request: PlainGet, isAllowed: () => boolean): QuickAnswer | undefined {
    const known = this.#known.get(request.address);
    const answer = known?.held();
    if (known === undefined || answer === undefined || !isAllowed()) return undefined;
    const id = requestId({ headers: { "x-request-id": request.requestId } });
    if (tagMatches(request.ifNoneMatch, answer.tag)) {
      const headers = answer.written("304", () => [...known.headers, ["etag", answer.tag]]);
      return this.#noted(known.route, { status: 304, headers, requestId: id, body: null });
    }
    const ready = answer.bodyFor(request.acceptEncoding);
    if (ready === undefined) return undefined;
    const { body, encoding } = ready;
    const headers = answer.written(encoding ?? "identity", () => [
      ...known.headers,
      ["etag", answer.tag],
      ...contentHeaders(answer, body, encoding),
    ]);
    return this.#noted(known.route, { status: 200, headers, requestId: id, body });
  }

  #noted(route: string, answer: QuickAnswer): QuickAnswer {
    const { requestId: id, status } = answer;
    this.#log?.info({ method: "GET", route, requestId: id, status, from: "memory" }, "answered");
    return answer;
  }
}

function contentHeaders(answer: HeldAnswer, body: Buffer, encoding: Encoding | null) {
  return [
    ["content-type", answer.mediaType],
    ["content-length", String(body.length)],
    ...(encoding === null ? [] : [["content-encoding", encoding] as const]),
  ] as const;
}
