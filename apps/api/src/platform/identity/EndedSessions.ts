import { createHash } from "node:crypto";
import type { Database } from "../database/Database.ts";
import type { StoredKind } from "../storage/StoredKind.ts";
import type { Claims } from "./claimsToPerson.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import {
  deleteExpiredEndings,
  insertEnding,
  measureEndings,
  readEndings,
  type Ending,
} from "./endedSessionQueries.ts";

const REFRESH_MS = 5_000;
/** Longer than any access token lasts. */
const KEPT_MS = 7 * 86_400_000;
const LIMIT_BYTES = 100_000_000;

export type Bearer = { token: string; personId: string; claims: Claims };

/**
 * Access tokens are trusted until they expire; these no longer are. Every instance reads them every few
 * seconds, and before each change by somebody with a role.
 */
export class EndedSessions {
  readonly #database: Database;
  readonly #nowMs: () => number;
  #endings = new Map<string, Ending>();
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(database: Database, nowMs: () => number = Date.now) {
    this.#database = database;
    this.#nowMs = nowMs;
  }

  async ensureStands(bearer: Bearer, isPrivilegedChange: boolean): Promise<void> {
    if (isPrivilegedChange) await this.#refresh();
    // A database that is away ends nobody's session: what is known still counts.
    else if (this.#nowMs() - this.#readAtMs > REFRESH_MS) await this.#refresh().catch(() => {});
    const all = this.#endings.get(personKey(bearer.personId));
    // A token that was renewed in silence is new, but nobody has signed in for it since.
    const signedInAtMs = Number(bearer.claims["auth_time"] ?? bearer.claims["iat"]) * 1000;
    const isEnded =
      this.#endings.has(tokenKey(bearer.token)) ||
      (all !== undefined && signedInAtMs < all.endedAt.getTime());
    if (isEnded)
      throw new ProblemError("identity.ended", {
        headers: { "www-authenticate": 'Bearer error="invalid_token"' },
      });
  }

  /** This token, or everything the person was given until now. */
  async end({ token, personId, claims }: Bearer, everywhere: boolean): Promise<void> {
    const untilMs = Number(claims["exp"]) * 1000;
    const expiresAt = new Date(
      Number.isFinite(untilMs) ? untilMs + 60_000 : this.#nowMs() + KEPT_MS,
    );
    await insertEnding(this.#database.write, tokenKey(token), expiresAt);
    if (everywhere) await this.endAll(personId);
    await this.#refresh();
  }

  async endAll(personId: string): Promise<void> {
    const expiresAt = new Date(this.#nowMs() + KEPT_MS);
    await insertEnding(this.#database.write, personKey(personId), expiresAt);
  }

  async #refresh(): Promise<void> {
    const endings = await readEndings(this.#database.write);
    this.#endings = new Map(endings.map((ending) => [ending.key, ending]));
    this.#readAtMs = this.#nowMs();
  }
}

function tokenKey(token: string): string {
  return `token:${createHash("sha256").update(token).digest("base64url")}`;
}

function personKey(personId: string): string {
  return `person:${personId}`;
}

/** Kept until the tokens would have expired by themselves. */
export const endedSessionStorage: StoredKind = {
  name: "ended-sessions",
  limitBytes: LIMIT_BYTES,
  limitBytesPerCaller: LIMIT_BYTES,
  measureBytes: measureEndings,
  deleteExpired: deleteExpiredEndings,
  makeRoom: async () => 0,
};
