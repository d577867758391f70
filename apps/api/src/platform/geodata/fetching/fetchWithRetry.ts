import { setTimeout as sleep } from "node:timers/promises";
import { GeodataFault } from "../GeodataFault.ts";
import type { Fetch } from "./fetchPublic.ts";
import { shownAddress } from "./shownAddress.ts";

const LONGEST_BYTES = 64 << 10;

const letters: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

export type FetchOptions = {
  attempts?: number;
  timeoutMilliseconds?: number;
  firstWaitMilliseconds?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  redirect?: "follow" | "error";
  /** How a request is sent; `fetch` unless told. */
  send?: Fetch;
  /** How long a service may ask us to wait before we give up on it. */
  longestWaitMilliseconds?: number;
};

/**
 * Asks until it is answered: servers of national data fall over for a moment under paging.
 * What the server says for good (4xx but 408 and 429) is not asked twice.
 */
export async function fetchWithRetry<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  options: FetchOptions = {},
): Promise<T> {
  const attempts = options.attempts ?? 5;
  let wait = options.firstWaitMilliseconds ?? 500;
  const longestWait = options.longestWaitMilliseconds ?? 30_000;
  const asked = withoutCredentials(url, options.headers);
  let last = "no answer";
  let said: string | null = null;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const timeout = AbortSignal.timeout(options.timeoutMilliseconds ?? 60_000);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    let pauseMilliseconds = wait;
    try {
      const send: Fetch =
        options.send ?? ((address, how) => fetch(address, { ...how, redirect: options.redirect }));
      const response = await send(asked.url, { signal, headers: asked.headers });
      // 304 comes only to those who asked whether there is anything new.
      if (response.ok || response.status === 304) return await readNaming(url, response, read);
      last = `HTTP ${response.status}`;
      const again = retryAfterMilliseconds(response.headers.get("retry-after"));
      if (again > 0) pauseMilliseconds = Math.min(again, longestWait);
      said = await readServiceException(response);
      if (response.status < 500 && response.status !== 408 && response.status !== 429) {
        throw said === null ? unanswered(url, last) : refused(url, last, said);
      }
    } catch (error) {
      if (error instanceof GeodataFault) throw error;
      if (options.signal?.aborted) throw error;
      last = timeout.aborted ? "no answer in time" : reason(error);
      said = null;
    }
    if (attempt < attempts) {
      // Spread, so that many waiting requests do not come back at once.
      await sleep(pauseMilliseconds * (0.75 + Math.random() / 2), undefined, {
        signal: options.signal,
      });
      wait = Math.min(wait * 2, 20_000);
    }
  }
  throw unanswered(url, last, said);
}

/** What is wrong with an answer is told together with what was asked. */
async function readNaming<T>(
  url: string,
  response: Response,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await read(response);
  } catch (error) {
    if (!(error instanceof GeodataFault) || "asked" in error.figures) throw error;
    const asked = shownAddress(url);
    throw new GeodataFault(error.code, `${error.message} (asked: ${asked})`, {
      ...error.figures,
      asked,
    });
  }
}

/** Names and passwords in an address travel in a header: fetch takes no such address. */
function withoutCredentials(address: string, headers: Record<string, string> = {}) {
  const url = new URL(address);
  if (!url.username && !url.password) return { url: address, headers };
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = url.password = "";
  const authorization = `Basic ${Buffer.from(pair).toString("base64")}`;
  return { url: url.href, headers: { authorization, ...headers } };
}

/** Seconds, or the moment from which one may come back. */
function retryAfterMilliseconds(value: string | null): number {
  if (value === null) return 0;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now() || 0;
}

function unanswered(url: string, why: string, said: string | null = null) {
  const asked = shownAddress(url);
  return new GeodataFault(
    "source.unanswered",
    `${asked} did not answer as it should (${said === null ? why : `${why}: ${said}`}); look at the address, or try again later`,
    { url: asked, asked, why, ...(said === null ? {} : { said }) },
  );
}

function refused(url: string, why: string, said: string) {
  const asked = shownAddress(url);
  return new GeodataFault("wfs.exception", `the service refused: ${said} (asked: ${asked})`, {
    asked,
    why,
    said,
  });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

/** What a service says in an XML answer of HTTP 4xx or 5xx, as WFS 2.0 asks of it; null where it says nothing. */
async function readServiceException(response: Response): Promise<string | null> {
  const text = await beginningOf(response);
  if (!text.trimStart().startsWith("<")) return null;
  const [, , words = ""] =
    /<(?:\w+:)?(ExceptionText|ServiceException)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1>/.exec(text) ?? [];
  const code = /<(?:\w+:)?(?:Service)?Exception\b[^>]*\b(?:exceptionC|c)ode="([^"]*)"/.exec(text);
  return plain(words) || code?.[1] || null;
}

/** Servers have sent whole stack traces, and pages of apology without end. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_BYTES) break;
  }
  return text;
}

function plain(words: string): string {
  return words
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => letters[name]!)
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 500);
}
