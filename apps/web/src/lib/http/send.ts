import { currentLocale } from "../language/locale.ts";
import { settingsReady } from "../settings/settings.ts";
import { CancelledCall, HttpProblem, problemOf } from "./HttpProblem.ts";
import { authorization } from "./bearer.ts";
import { fetchWithRetry, RequestTimeout } from "./fetchWithRetry.ts";
import { httpEvents } from "./httpEvents.ts";
import { type QueryParameters, queryString } from "./queryString.ts";

export type SendOptions = {
  signal?: AbortSignal | undefined;
  /** The view shows the failure itself: no toast. */
  quiet?: boolean;
  /** The version that was read, for changes (`If-Match`). */
  ifMatch?: number | string;
  /** The same key for a repeated attempt creates nothing twice. */
  idempotencyKey?: string;
  /** Uploads, streams and documents take as long as they take: `false`. */
  timeoutMs?: number | false;
  /** Told how much of a file has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Sent to the end also when the page is left or loaded again meanwhile, where its size allows. */
  outlivesPage?: boolean;
  /** Asks the server whether what the browser keeps still holds, however fresh it may count. */
  revalidates?: boolean;
  /** A 401 is an answer here, not a reason to sign in. */
  isSignInProbe?: boolean;
};

export type Outgoing = {
  method: string;
  path: string;
  query?: QueryParameters | undefined;
  body?: unknown;
  accept?: string;
};

/** Sends one request with SPEC 7's defaults; refusals of any kind come out as `HttpProblem`. */
export async function send(outgoing: Outgoing, options: SendOptions = {}): Promise<Response> {
  try {
    return await attemptRenewed(outgoing, options);
  } catch (error) {
    if (error instanceof HttpProblem) report(error, options);
    throw error;
  }
}

/** Ended on purpose, here or on another device: a silent renewal would undo that. */
const ENDED = "identity.ended";

/** A token that has run out in the middle of work is renewed silently, once. */
async function attemptRenewed(outgoing: Outgoing, options: SendOptions): Promise<Response> {
  try {
    return await attempt(outgoing, options);
  } catch (error) {
    const isRefused = error instanceof HttpProblem && error.status === 401 && error.code !== ENDED;
    if (!isRefused || options.isSignInProbe || !(await httpEvents.renew())) throw error;
    return attempt(outgoing, options);
  }
}

function report(problem: HttpProblem, options: SendOptions): void {
  if (problem.status === 403) httpEvents.forbidden();
  else if (problem.status === 401 && !options.isSignInProbe)
    httpEvents.signInAgain({ isEnded: problem.code === ENDED });
  else if (!options.quiet) httpEvents.failed(problem);
}

async function attempt(outgoing: Outgoing, options: SendOptions): Promise<Response> {
  const { connection } = await settingsReady();
  const search = outgoing.query ? queryString(outgoing.query) : "";
  const address = connection.api + outgoing.path + (search && `?${search}`);
  const { method } = outgoing;
  const init = {
    method,
    headers: headersOf(outgoing, options),
    ...(options.revalidates && { cache: "no-cache" as const }),
    ...bodyOf(outgoing.body, options),
  };
  const url = new URL(address, window.location.origin);
  const { onProgress, signal } = options;
  const sent = onProgress
    ? fetchWithProgress(url, init, { signal, onProgress })
    : fetchWithRetry(url, init, options);
  const answer = await sent.catch((error: unknown) => {
    throw reasonOf(error, options);
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

function reasonOf(error: unknown, { signal }: SendOptions): Error {
  if (signal?.aborted) return new CancelledCall("Request cancelled");
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof RequestTimeout ? "timeout" : "network";
  return new HttpProblem(0, { code, message });
}

function headersOf(outgoing: Outgoing, options: SendOptions): Record<string, string> {
  return {
    ...authorization(),
    // The language chosen here, which need not be the browser's: refusals are told in it.
    "Accept-Language": currentLocale(),
    ...(outgoing.body instanceof FormData ? {} : { "Content-Type": "application/json" }),
    ...(outgoing.accept && { Accept: outgoing.accept }),
    ...(options.ifMatch !== undefined && { "If-Match": entityTag(options.ifMatch) }),
    ...(options.idempotencyKey && { "Idempotency-Key": options.idempotencyKey }),
  };
}

function entityTag(version: number | string): string {
  return typeof version === "number" ? `"${version}"` : version;
}

/** Browsers refuse to continue with more than 64 kB for a page that is gone. */
const maxToOutlivePage = 60_000;

function bodyOf(
  body: unknown,
  { outlivesPage }: SendOptions,
): { body?: BodyInit; keepalive?: boolean } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  const text = JSON.stringify(body);
  return {
    body: text,
    ...(outlivesPage && text.length < maxToOutlivePage && { keepalive: true }),
  };
}

type Sending = { signal?: AbortSignal | undefined; onProgress: (share: number) => void };

/** As `fetch`, telling how much of the body has left: only the older way to ask knows that. */
function fetchWithProgress(
  address: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: BodyInit },
  { signal, onProgress }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () => {
      const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
      const pairs = lines.map((line) => line.split(": ", 2) as [string, string]);
      const text = request.status === 204 ? null : request.responseText;
      resolve(new Response(text, { status: request.status, headers: pairs }));
    });
    request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
    request.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}
