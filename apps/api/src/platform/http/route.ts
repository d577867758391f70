import type { Readable } from "node:stream";
import type { Answer, Contract, HandlerInput } from "@mars/contracts/platform/contract";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { LRUCache } from "lru-cache";
import type { Queryable, Tx } from "../database/Database.ts";
import { runAs, type WorkClass } from "../database/workClass.ts";
import { needsRole, signedIn } from "../identity/person.ts";
import { logSecurityEvent } from "../log/logSecurityEvent.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import type { App } from "./App.ts";
import { expectedVersion } from "./answers/ifMatch.ts";
import { serializeAnswer, successStatus } from "./answers/serializeAnswer.ts";
import { takesFile } from "./bodies/formBodies.ts";
import { callerOf } from "./callers/callerOf.ts";
import { rateLimiter } from "./callers/rateLimits.ts";
import { claimIdempotencyKey } from "./idempotency/claimIdempotencyKey.ts";
import { releaseKey, saveAnswer, type StoredAnswer } from "./idempotency/idempotencyQueries.ts";
import { jsonSchemaOf } from "./input/JsonSchema.ts";
import { checkInput } from "./input/checkInput.ts";

/** A page that stays open asks every few seconds: that is one reading, not a thousand. */
const ONE_READING_MS = 15 * 60_000;
const READINGS_REMEMBERED = 1000;

const KB = 1024;
const WITHOUT_BODY = 64 * KB;
/** Records of use, several at once. */
const OF_ANYBODY = 256 * KB;
/** The ids of all sketches of a plan, twice. */
const OF_SIGNED_IN = 1024 * KB;

/**
 * How much a call may send. Only areas are large: eight megabytes for any call would let one
 * sender keep the thread that answers everybody busy with reading JSON.
 */
export function bodyLimit(contract: Contract, largestBytes: number): number {
  if (contract.body === undefined) return Math.min(largestBytes, WITHOUT_BODY);
  if (JSON.stringify(jsonSchemaOf(contract.body)).includes('"coordinates":')) return largestBytes;
  return Math.min(largestBytes, contract.access === "signedIn" ? OF_SIGNED_IN : OF_ANYBODY);
}

export type RouteContext<C> = HandlerInput<C> & {
  request: FastifyRequest;
  reply: FastifyReply;
  /** With a `versioned` contract: the version the caller has read. */
  version: number;
  /**
   * Runs a change whose value is the answer. The answer is kept for the request's
   * idempotency key in the same transaction: a crash right after the commit still
   * replays it instead of doing the change twice.
   */
  transaction: (work: (tx: Tx) => Promise<Answer<C>>) => Promise<Answer<C>>;
};

/** Ready-made bytes, streams and sent replies pass as they are; anything else is checked JSON. */
export type Handler<C> = (
  context: RouteContext<C>,
) => Promise<Answer<C> | Buffer | Readable | FastifyReply>;

/** Registers a contract: access, input, version, idempotency and output, in this order. */
export function route<C extends Contract>(app: App, contract: C, handler: Handler<C>): void {
  const { config, database, limitConcurrency, keys } = app.platform;
  app.platform.contracts.push(contract);
  // Uploads have processes and a queue of their own, and take in a body for long; whether the
  // service is well must be told also when it is busy.
  const isConcurrencyLimited = !takesFile(contract) && !contract.path.startsWith("/health/");
  const noteRoleUse = auditRoleUse(contract);

  const handleInClass = async (request: FastifyRequest, reply: FastifyReply) => {
    const input = checkInput(contract, request);
    const version = contract.versioned ? expectedVersion(request) : Number.NaN;
    // Streams and files are not kept: a repeat makes them again.
    const claimed =
      !takesFile(contract) && contract.produces === undefined
        ? await claimIdempotencyKey(request, database, keys)
        : null;
    if (claimed?.replay) return sendStored(reply, claimed.replay);
    const claim = claimed?.claim ?? null;

    const status = successStatus(contract);
    let saved = claim === null;
    const keep = async (handle: Queryable, body: string): Promise<boolean> => {
      if (claim === null) return true;
      const answer = { status, headers: lastingHeaders(reply), body };
      const isKept = await saveAnswer(handle, claim, answer);
      const counted = request.person === null ? callerOf(request) : null;
      if (isKept) await keys.add(counted, Buffer.byteLength(body), handle);
      return isKept;
    };
    const context = {
      ...input,
      request,
      reply,
      version,
      transaction: async (work: (tx: Tx) => Promise<Answer<C>>) => {
        const value = await database.transaction(async (tx) => {
          const answer = await work(tx);
          // The repeat that took this request for dead does the change; done here too it would be
          // done twice.
          if (!(await keep(tx, serializeAnswer(contract, answer))))
            throw new ProblemError("idempotency.in-progress", { headers: { "retry-after": "2" } });
          return answer;
        });
        saved = true;
        return value;
      },
    } as RouteContext<C>;

    try {
      const work = () => handler(context);
      const value = isConcurrencyLimited
        ? await limitConcurrency(classOf(contract, request), request, reply, work)
        : await work();
      noteRoleUse(request);
      if (reply.sent) return reply;
      void reply.code(reply.statusCode === 200 ? status : reply.statusCode);
      if (contract.response === undefined && contract.produces === undefined) {
        if (!saved) await keep(database.write, "");
        return reply.send();
      }
      // Files that people with a right to more than the public take away.
      if (contract.produces !== undefined && request.person !== null)
        logSecurityEvent(request, "export");
      void reply.type(contract.produces ?? "application/json; charset=utf-8");
      if (contract.produces !== undefined || Buffer.isBuffer(value)) return reply.send(value);
      const body = serializeAnswer(contract, value);
      if (!saved) await keep(database.write, body);
      return reply.send(body);
    } catch (error) {
      // A refusal has changed nothing, so the key is free for another try.
      if (claim !== null && !saved) await releaseKey(database.write, claim).catch(() => {});
      if (error instanceof ProblemError) await error.extras.afterRollback?.(database.write);
      throw error;
    }
  };

  const handle = (request: FastifyRequest, reply: FastifyReply) =>
    runAs(classOf(contract, request), () => handleInClass(request, reply));

  const limitHeavy =
    contract.heavy === true
      ? rateLimiter(app, config.rates.heavyPerMinute, (request) => `heavy:${callerOf(request)}`)
      : null;
  const options: RouteOptions & { compress?: false } = {
    method: contract.method,
    url: contract.path,
    onRequest: async (request, reply) => {
      void reply.headers(cacheHeaders(contract));
      await admit(app, contract, request);
      await limitHeavy?.(request, reply);
    },
    handler: handle,
    // A file comes in as a stream, with a limit of its own.
    ...(!takesFile(contract) && {
      bodyLimit: bodyLimit(contract, config.rates.bodyKb * 1024),
    }),
  };
  // Lines of a stream must leave as they are ready; a compressor would hold them back.
  if (contract.produces?.includes("ndjson")) options.compress = false;
  app.route(options);
}

function classOf(contract: Contract, request: FastifyRequest): WorkClass {
  if (contract.heavy !== undefined && contract.heavy !== false) return "heavy";
  return request.person === null ? "public" : "signedIn";
}

/** Before the body is read: no one uploads into a refusal. */
async function admit(app: App, contract: Contract, request: FastifyRequest): Promise<void> {
  if (contract.access === "public") return;
  try {
    request.person = await app.platform.identify(request);
  } catch (error) {
    const anonymousWill = contract.access === "optional" && error instanceof ProblemError;
    if (!anonymousWill) throw error;
  }
  if (contract.access !== "signedIn") return;
  if (contract.roles) needsRole(request, ...contract.roles);
  else signedIn(request);
}

function lastingHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    ["etag", "location"]
      .filter((name) => reply.hasHeader(name))
      .map((name) => [name, String(reply.getHeader(name))]),
  );
}

function sendStored(reply: FastifyReply, { status, headers, body }: StoredAnswer): FastifyReply {
  void reply.code(status).headers({ ...headers, "idempotency-replayed": "true" });
  if (body === "") return reply.send();
  return reply.type("application/json; charset=utf-8").send(body);
}

/** Public reads may be kept by anybody and read by any site; the rest by no one. */
function cacheHeaders(contract: Contract): Record<string, string> {
  if (contract.access !== "public" || contract.method !== "GET")
    return { "cache-control": "no-store" };
  const seconds = contract.cacheSeconds ?? 0;
  return {
    "cache-control":
      seconds > 0
        ? `public, max-age=${seconds}, stale-while-revalidate=${seconds}`
        : "public, no-cache",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
}

/** Notes what someone could do because of a role: changes, and reads that need one. */
function auditRoleUse(contract: Contract): (request: FastifyRequest) => void {
  const isRead = contract.method === "GET";
  if (isRead && contract.roles === undefined) return () => {};
  const noted = new LRUCache<string, true>({ max: READINGS_REMEMBERED, ttl: ONE_READING_MS });
  return (request) => {
    const { id, roles = [] } = request.person ?? {};
    if (roles.length === 0) return;
    if (isRead) {
      const reading = `${id} ${request.url.split("?")[0]}`;
      if (noted.has(reading)) return;
      noted.set(reading, true);
    }
    logSecurityEvent(request, "role.used", { roles: roles.join(",") });
  };
}
