import type { Answer, CallInput, Contract } from "@mars/contracts/platform/contract";
import { httpEvents } from "./httpEvents.ts";
import type { QueryParameters } from "./queryString.ts";
import { type Outgoing, send, type SendOptions } from "./send.ts";

type Given<C> = CallInput<C> & SendOptions;
type Rest<C> = unknown extends CallInput<C> ? [input?: SendOptions] : [input: Given<C>];
type Loose = { params?: Record<string, unknown>; query?: QueryParameters; body?: unknown };

/** Calls the API by its contract: input and answer are typed from the same schemas the API checks. */
export async function call<C extends Contract>(contract: C, ...rest: Rest<C>): Promise<Answer<C>> {
  const response = await callRaw(contract, ...rest);
  return (await answerOf(response)) as Answer<C>;
}

/** For answers that are not one JSON document: streams, CSV, PDF. */
export async function callRaw<C extends Contract>(
  contract: C,
  ...rest: Rest<C>
): Promise<Response> {
  const input = (rest[0] ?? {}) as Loose & SendOptions;
  // After a reload the page can be used before it is known who is here.
  if (contract.access === "signedIn" && !input.isSignInProbe) await httpEvents.ready();
  return send(outgoing(contract, input, contract.produces), input);
}

/**
 * `read<Answer<typeof contract>>("/path")`: a public read that leaves the schemas out of the
 * bundle. The type argument is erased, so the front page ships no validation code.
 */
export async function read<T>(
  path: `/${string}`,
  input: { query?: QueryParameters } & SendOptions = {},
): Promise<T> {
  const response = await send({ method: "GET", path, query: input.query }, input);
  return (await answerOf(response)) as T;
}

/**
 * As `read`, with the entity tag of the answer; null where it is still the one that is known. The
 * browser's own cache turns a 304 into the answer it keeps.
 */
export async function readIfChanged<T>(
  path: `/${string}`,
  {
    query,
    knownTag,
    ...options
  }: { query?: QueryParameters | undefined; knownTag: string | null } & SendOptions,
): Promise<{ data: T; tag: string | null } | null> {
  const response = await send({ method: "GET", path, query }, options);
  const tag = response.headers.get("etag");
  if (tag !== null && tag === knownTag) return null;
  return { data: (await answerOf(response)) as T, tag };
}

function outgoing(contract: Contract, input: Loose, accept: string | undefined): Outgoing {
  const path = contract.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  return {
    method: contract.method,
    path,
    query: input.query,
    body: input.body,
    ...(accept && { accept }),
  };
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}
