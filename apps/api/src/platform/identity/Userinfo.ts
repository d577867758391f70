import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ProblemError } from "../problems/ProblemError.ts";
import type { Claims } from "./claimsToPerson.ts";
import { identityUnavailable } from "./Authority.ts";
import { invalidIdentity } from "./person.ts";

const ANSWER_WITHIN_MS = 5000;

/** What the authority tells about the bearer of a token. */
async function readUserinfo(
  endpoint: string,
  token: string,
  waitMs = ANSWER_WITHIN_MS,
): Promise<Claims> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      signal: AbortSignal.timeout(waitMs),
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    });
  } catch {
    throw identityUnavailable();
  }
  if (response.status === 401 || response.status === 403) throw invalidIdentity("not-accepted");
  if (!response.ok) throw identityUnavailable();
  try {
    return (await response.json()) as Claims;
  } catch {
    throw identityUnavailable();
  }
}

const KEPT_MS = 5 * 60 * 1000;
const REFUSAL_KEPT_MS = 10_000;

export type UserinfoQuestion = {
  endpoint: string;
  token: string;
  /** When the token ends. */
  untilMs: number;
  /** How old an answer may be. */
  freshMs?: number;
  waitMs?: number;
};

type Answer = { claims: Claims; askedAtMs: number };

/** What the authority tells about the bearers of tokens, remembered for some minutes. */
export class Userinfo {
  readonly #answers = new LRUCache<string, Answer>({ max: 5000 });
  readonly #refusals = new LRUCache<string, ProblemError>({ max: 5000, ttl: REFUSAL_KEPT_MS });
  readonly #running = new Map<string, Promise<Claims>>();

  async of(question: UserinfoQuestion): Promise<Claims> {
    const key = createHash("sha256").update(question.token).digest("base64url");
    const known = this.#answers.get(key);
    const { freshMs = KEPT_MS } = question;
    if (known !== undefined && Date.now() - known.askedAtMs < freshMs) return known.claims;
    const refusal = this.#refusals.get(key);
    if (refusal !== undefined) throw refusal;
    const running = this.#running.get(key) ?? this.#ask(key, question);
    this.#running.set(key, running);
    try {
      return await running;
    } finally {
      this.#running.delete(key);
    }
  }

  async #ask(key: string, { endpoint, token, untilMs, waitMs }: UserinfoQuestion): Promise<Claims> {
    const askedAtMs = Date.now();
    try {
      const claims = await readUserinfo(endpoint, token, waitMs);
      const ttl = Math.min(untilMs - Date.now(), KEPT_MS);
      // A token may outlive its end by the clock skew; a ttl of 0 would be kept for ever.
      if (ttl > 0) this.#answers.set(key, { claims, askedAtMs }, { ttl });
      return claims;
    } catch (error) {
      if (error instanceof ProblemError && error.code === "identity.invalid") {
        this.#answers.delete(key);
        this.#refusals.set(key, error);
      }
      throw error;
    }
  }
}
