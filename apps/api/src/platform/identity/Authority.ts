import { createRemoteJWKSet } from "jose";
import { ProblemError } from "../problems/ProblemError.ts";

type KeySet = ReturnType<typeof createRemoteJWKSet>;
export type Metadata = { issuer: string; userinfoEndpoint: string | null; keys: KeySet };

const keepMs = 60 * 60 * 1000;
const retryAfterMs = 3000;
const answerWithinMs = 5000;

export function identityUnavailable(): ProblemError {
  return new ProblemError("identity.unavailable", { headers: { "retry-after": "5" } });
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/**
 * The authority's published metadata and keys. `innerUrl` is where this process
 * reaches the authority when that is not the address people see.
 */
export class Authority {
  /** As configured, without a slash at the end. */
  readonly #address: string;
  readonly #innerUrl: string;
  readonly #now: () => number;
  #metadata: { value: Metadata; until: number } | null = null;
  #running: Promise<Metadata> | null = null;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(address: string, innerUrl: string | null = null, now: () => number = Date.now) {
    this.#address = withoutSlash(address);
    this.#innerUrl = innerUrl ?? this.#address;
    this.#now = now;
  }

  /** Asked once at a time; a failure is remembered briefly, so that a dead authority is not hammered. */
  async metadata(): Promise<Metadata> {
    const now = this.#now();
    if (this.#metadata !== null && this.#metadata.until > now) return this.#metadata.value;
    if (now - this.#failedAt < retryAfterMs) return this.#lastKnown();
    this.#running ??= this.#discover().finally(() => {
      this.#running = null;
    });
    try {
      const value = await this.#running;
      this.#metadata = { value, until: this.#now() + keepMs };
      return value;
    } catch {
      this.#failedAt = this.#now();
      return this.#lastKnown();
    }
  }

  /** Asks the authority again, past what is remembered. */
  async ping(): Promise<void> {
    await this.#discover();
  }

  /** Endpoints as this process reaches them. */
  reachable(address: string): string {
    return address.startsWith(`${this.#address}/`)
      ? this.#innerUrl + address.slice(this.#address.length)
      : address;
  }

  // Keys we already have outlive an outage of the discovery document.
  #lastKnown(): Metadata {
    if (this.#metadata === null) throw identityUnavailable();
    return this.#metadata.value;
  }

  async #discover(): Promise<Metadata> {
    const response = await fetch(`${this.#innerUrl}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(answerWithinMs),
      headers: { accept: "application/json" },
    });
    if (!response.ok) throw new Error(`The authority answers ${response.status}`);
    const document = (await response.json()) as Record<string, unknown>;
    const { issuer } = document;
    // Issuers of some authorities end in a slash; their tokens repeat it, people who configure do not.
    if (typeof issuer !== "string" || withoutSlash(issuer) !== this.#address)
      throw new Error("The authority's metadata names another issuer than OIDC_AUTHORITY");
    if (typeof document.jwks_uri !== "string") throw new Error("The authority publishes no keys");
    const userinfo = document.userinfo_endpoint;
    return {
      issuer,
      userinfoEndpoint: typeof userinfo === "string" ? this.reachable(userinfo) : null,
      keys: createRemoteJWKSet(new URL(this.reachable(document.jwks_uri)), {
        timeoutDuration: answerWithinMs,
        cooldownDuration: 10_000,
        cacheMaxAge: keepMs,
      }),
    };
  }
}
