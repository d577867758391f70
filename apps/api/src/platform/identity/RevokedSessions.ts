import { createHash } from "node:crypto";
import type { Database } from "../database/Database.ts";
import type { RetentionPolicy } from "../storage/RetentionPolicy.ts";
import type { Claims } from "./claimsToPerson.ts";
import type { Logout } from "./verifyLogout.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import {
  deleteExpiredRevocations,
  insertRevocation,
  insertSeen,
  measureRevocations,
  readRevocations,
  type Revocation,
} from "./revokedSessionQueries.ts";

const REFRESH_MS = 5_000;
/** A transaction that was slow to commit recorded its ending before we last looked. */
const OVERLAP_MS = 60_000;
const PRUNE_MS = 600_000;
/** Longer than any access token lasts. */
export const KEPT_MS = 7 * 86_400_000;
/** Everybody who signs out leaves these; a session that has ended gives no more tokens. */
const KEPT_OF_AUTHORITY_MS = 86_400_000;
const LIMIT_BYTES = 100_000_000;

/** Longer than a logout token is accepted. */
const SEEN_MS = 3_600_000;

export type Bearer = { token: string; personId: string; claims: Claims };
/** Before it is looked up whose it is. */
type UnsavedBearer = Omit<Bearer, "personId"> & { personId: string | null; subject?: string };

/**
 * Access tokens are trusted until they expire; these no longer are. Every instance reads them every few
 * seconds, before each change and before a person is saved.
 */
export class RevokedSessions {
  readonly #database: Database;
  readonly #nowMs: () => number;
  readonly #revocations = new Map<string, Revocation>();
  #prunedAtMs = 0;
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(database: Database, nowMs: () => number = Date.now) {
    this.#database = database;
    this.#nowMs = nowMs;
  }

  async ensureNotRevoked(bearer: UnsavedBearer, mustBeFresh: boolean): Promise<void> {
    if (mustBeFresh) await this.#refresh();
    // A database that is unavailable ends no one's session: what is known still counts.
    else if (this.#nowMs() - this.#readAtMs > REFRESH_MS) await this.#refresh().catch(() => {});
    if (this.#revocations.size > 0 && this.#isRevoked(bearer))
      throw new ProblemError("identity.ended", {
        headers: { "www-authenticate": 'Bearer error="invalid_token"' },
      });
  }

  #isRevoked({ token, personId, subject, claims }: UnsavedBearer): boolean {
    if (this.#revocations.has(tokenKey(token))) return true;
    const keys = [
      ...(personId ? [personKey(personId)] : []),
      ...(subject ? [subjectKey(subject)] : []),
      ...namesOf(claims),
    ];
    return keys.some((key) => {
      const ending = this.#revocations.get(key);
      return ending !== undefined && signedInAtMs(claims) < ending.endedAt.getTime();
    });
  }

  /** This token, or everything the person was given until now. */
  async end({ token, personId, claims }: Bearer, everywhere: boolean): Promise<void> {
    const untilMs = Number(claims["exp"]) * 1000;
    const expiresAt = new Date(
      Number.isFinite(untilMs) ? untilMs + 60_000 : this.#nowMs() + KEPT_MS,
    );
    await insertRevocation(this.#database.write, tokenKey(token), expiresAt);
    if (everywhere) await this.endAll(personId);
    await this.#refresh();
  }

  async endAll(personId: string): Promise<void> {
    const expiresAt = new Date(this.#nowMs() + KEPT_MS);
    await insertRevocation(this.#database.write, personKey(personId), expiresAt);
  }

  /** What the authority told has ended there; false for a message that has been here before. */
  async endByAuthority(logout: Logout): Promise<boolean> {
    const isNew = await this.#database.transaction(async (tx) => {
      const seenUntil = new Date(this.#nowMs() + SEEN_MS);
      if (!(await insertSeen(tx, `logout:${hashOf(logout.id)}`, seenUntil))) return false;
      const expiresAt = new Date(this.#nowMs() + KEPT_OF_AUTHORITY_MS);
      for (const key of keysOf(logout)) await insertRevocation(tx, key, expiresAt, logout.endedAt);
      return true;
    });
    if (isNew) await this.#refresh();
    return isNew;
  }

  async #refresh(): Promise<void> {
    const askedAtMs = this.#nowMs();
    const sinceS = (askedAtMs - this.#readAtMs + OVERLAP_MS) / 1000;
    const endings = await readRevocations(
      this.#database.write,
      Number.isFinite(sinceS) ? sinceS : null,
    );
    for (const ending of endings) this.#revocations.set(ending.key, ending);
    this.#readAtMs = Math.max(this.#readAtMs, askedAtMs);
    if (askedAtMs - this.#prunedAtMs > PRUNE_MS) this.#prune(askedAtMs);
  }

  #prune(nowMs: number): void {
    for (const [key, { expiresAt }] of this.#revocations)
      if (expiresAt.getTime() <= nowMs) this.#revocations.delete(key);
    this.#prunedAtMs = nowMs;
  }
}

/** A token that was renewed in silence is new, but no one has signed in for it since. */
export function signedInAtMs(claims: Claims): number {
  return Number(claims["auth_time"] ?? claims["iat"]) * 1000;
}

function tokenKey(token: string): string {
  return `token:${hashOf(token)}`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

const sessionKey = (sid: string) => `session:${hashOf(sid)}`;
export const subjectKey = (sub: string) => `subject:${hashOf(sub)}`;
const sessionlessKey = (sub: string) => `sessionless:${hashOf(sub)}`;

/** By what an ending of the authority's may name this token. */
function namesOf({ sub, sid }: Claims): string[] {
  const subject = typeof sub === "string" ? sub : null;
  if (typeof sid === "string")
    return [sessionKey(sid), ...(subject === null ? [] : [subjectKey(subject)])];
  return subject === null ? [] : [subjectKey(subject), sessionlessKey(subject)];
}

/** One session ends alone; a token that does not say which it is of goes with it. */
function keysOf({ sid, sub }: Logout): string[] {
  if (sid === null) return sub === null ? [] : [subjectKey(sub)];
  return [sessionKey(sid), ...(sub === null ? [] : [sessionlessKey(sub)])];
}

export function personKey(personId: string): string {
  return `person:${personId}`;
}

/** Kept until the tokens would have expired by themselves. */
export const revokedSessionStorage: RetentionPolicy = {
  name: "ended-sessions",
  limitBytes: LIMIT_BYTES,
  limitBytesPerCaller: LIMIT_BYTES,
  measureBytes: measureRevocations,
  deleteExpired: deleteExpiredRevocations,
  evict: async () => 0,
};
