import { compareCodes } from "@mars/domain/order/compareCodes";
import type { Language } from "@mars/wording/language/languages";

export type ProblemKind = {
  status: number;
  title: string;
  /** Part of how things go: nothing that operators should look at, whatever the status. */
  isExpected?: true;
};

/** With what people and programs are told: what is expected, and in which field. */
export type ToldProblemKind = ProblemKind & Readonly<Record<Language, string>>;

/**
 * Stable code → status and title. The codes are API: clients act on them and the
 * web app's text files turn them into sentences, so none is ever renamed.
 */
const kinds = new Map<string, ProblemKind | ToldProblemKind>(
  Object.entries({
    "request.invalid": { status: 400, title: "The request does not fit its contract" },
    "request.malformed": { status: 400, title: "Malformed request" },
    "request.not-found": { status: 404, title: "Not found" },
    "request.method-not-allowed": { status: 405, title: "This address does not take that method" },
    "request.timeout": { status: 408, title: "The request took too long to arrive" },
    "request.headers-too-large": { status: 431, title: "The address or the headers are too large" },
    "request.too-large": { status: 413, title: "The request is too large" },
    "request.media-type": { status: 415, title: "The request's media type is not taken here" },
    "request.too-many": { status: 429, title: "Too many requests" },
    "request.refused": { status: 422, title: "The request was refused" },
    "identity.missing": { status: 401, title: "Login required" },
    "identity.invalid": { status: 401, title: "The access token is not valid" },
    "identity.ended": { status: 401, title: "The sign-in has been ended" },
    "identity.forbidden": { status: 403, title: "This person may not do that" },
    "identity.unavailable": { status: 503, title: "The identity provider does not answer" },
    "resource.not-found": { status: 404, title: "There is no such resource" },
    "version.missing": { status: 428, title: "If-Match with the version read is needed" },
    "version.stale": { status: 412, title: "Somebody has changed this in the meantime" },
    "idempotency.key-invalid": { status: 400, title: "The idempotency key is not usable" },
    "idempotency.key-reused": {
      status: 422,
      title: "The idempotency key belongs to another request",
    },
    "idempotency.in-progress": { status: 409, title: "The first request with this key still runs" },
    "server.busy": { status: 503, title: "Too much heavy work waits already" },
    "database.unavailable": { status: 503, title: "The database does not answer" },
    "storage.too-much": { status: 429, title: "One person has saved too much in a day" },
    "storage.full": { status: 507, title: "There is no room left to store anything" },
    "upstream.unavailable": { status: 502, title: "A service behind this address does not answer" },
    "server.fault": { status: 500, title: "Something went wrong on the server" },
  }),
);

/** A feature names status, title and sentences of its own refusals, once, next to its routes. */
export function declareProblems(own: Record<string, ToldProblemKind>): void {
  for (const [code, kind] of Object.entries(own)) {
    const known = kinds.get(code);
    if (known !== undefined && known.status !== kind.status)
      throw new Error(`Problem code ${code} is declared twice`);
    kinds.set(code, kind);
  }
}

/** A refusal no one gave a status is the caller's to act on: 422. */
export function problemKind(code: string): ProblemKind {
  return kinds.get(code) ?? { status: 422, title: "The request was refused" };
}

/** The sentence a feature declared; null for codes that are no one's feature. */
export function declaredSentence(code: string, language: Language): string | null {
  const kind = kinds.get(code);
  return kind !== undefined && language in kind ? (kind as ToldProblemKind)[language] : null;
}

export function allProblemKinds(): [code: string, kind: ProblemKind][] {
  return [...kinds].toSorted(([a], [b]) => compareCodes(a, b));
}
