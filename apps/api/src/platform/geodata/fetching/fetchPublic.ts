import { lookup } from "node:dns";
import { request as askPlain, type IncomingMessage } from "node:http";
import { request as askSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { GeodataFault } from "../GeodataFault.ts";
import { isPublicAddress } from "./publicAddress.ts";

export type Fetch = (
  url: string,
  options: {
    signal: AbortSignal;
    headers?: Record<string, string>;
    /** GET unless told. */
    method?: "GET" | "POST";
    body?: string;
  },
) => Promise<Response>;

const NO_BODY = new Set([204, 205, 304]);

const refusal = () =>
  new GeodataFault("source.inner-address", "the service lies on an inner network");

/**
 * As `fetch`, but only to addresses on the internet (against SSRF): the address that a name leads to is judged
 * where the connection is made, so that it cannot be another one a moment later. Follows no
 * redirect. `innerHosts` are those that an operator trusts all the same.
 */
export function fetchPublic(innerHosts: readonly string[]): Fetch {
  return async (url, { signal, headers, method = "GET", body: sent }) => {
    const { protocol, hostname } = new URL(url);
    const isTrusted = innerHosts.includes(hostname);
    const literal = hostname.replace(/^\[|\]$/g, "");
    // A written address is connected to without asking for a name.
    if (!isTrusted && isIP(literal) !== 0 && !isPublicAddress(literal)) throw refusal();
    const ask = protocol === "https:" ? askSecure : askPlain;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const options = { signal, headers, method, ...(!isTrusted && { lookup: lookupPublic }) };
    ask(url, options, (answer) => {
      try {
        resolve(asResponse(answer));
      } catch (error) {
        // Thrown here it would end the process: no one above waits for this callback.
        answer.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    })
      .on("error", reject)
      // A service that answers by an upgrade (101) neither answers nor fails.
      .on("close", () => reject(new Error("the connection ended without an answer")))
      .end(sent);
    return promise;
  };
}

/** Throws for what no answer may be, for instance status 999. */
function asResponse(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const type = answer.headers["content-type"];
  const body = NO_BODY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
  return new Response(body, { status, headers: type ? { "content-type": type } : {} });
}

const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    // One inner address among public ones is a trick: none is used.
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(refusal(), []);
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first!.address, first!.family);
  });
};
