import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Database } from "../../database/Database.ts";
import type { StorageQuota } from "../../storage/StorageQuota.ts";
import { ProblemError } from "../../problems/ProblemError.ts";
import { callerOf } from "../callers/callerOf.ts";
import { inEveryLanguage } from "../input/text.ts";
import {
  ANONYMOUS,
  claimKey,
  readKey,
  takeOverKey,
  type KeyClaim,
  type StoredAnswer,
} from "./idempotencyQueries.ts";

/** Either this request is the first with its key, or `replay` is what the first was answered. */
export type IdempotencyClaim =
  | { claim: KeyClaim; replay: null }
  | { claim: null; replay: StoredAnswer };

// Below the browser's timeout of ten seconds, so that a duplicate still gets the answer.
const waitMs = 8000;
const deadAfterSeconds = 30;

/**
 * Claims the request's `Idempotency-Key` in the database, so that duplicates sent to
 * several instances meet. Null when the caller sent none, or has used up what may be kept.
 */
export async function claimIdempotencyKey(
  request: FastifyRequest,
  database: Database,
  quota: StorageQuota,
  timing = { waitMs, deadAfterSeconds },
): Promise<IdempotencyClaim | null> {
  const key = request.headers["idempotency-key"];
  if (key === undefined || request.method === "GET") return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,255}$/.test(key))
    throw new ProblemError("idempotency.key-invalid", {
      detail: inEveryLanguage(({ idempotencyKey }) => idempotencyKey),
    });

  // Whoever fills the disk with keys gets none any more; the request itself is answered.
  if (request.person === null && (await quota.refusalFor(callerOf(request)))) return null;
  const owner = { personKey: request.person?.id ?? ANONYMOUS, key };
  const path = request.url.split("?")[0] ?? "";
  const hash = createHash("sha256")
    .update(JSON.stringify([request.method, request.url, request.body ?? null]))
    .digest("base64url");

  const giveUpAt = Date.now() + timing.waitMs;
  for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 400)) {
    const claim = await claimKey(database.write, owner, { method: request.method, path, hash });
    if (claim !== null) return { claim, replay: null };
    const first = await readKey(database.write, owner);
    // Null: the first failed and let go of the key between our two statements.
    if (first !== null) {
      if (first.requestHash !== hash) throw new ProblemError("idempotency.key-reused");
      if (first.answer !== null) return { claim: null, replay: first.answer };
      const taken =
        first.ageSeconds > timing.deadAfterSeconds
          ? await takeOverKey(database.write, owner, timing.deadAfterSeconds)
          : null;
      if (taken !== null) return { claim: taken, replay: null };
    }
    if (Date.now() > giveUpAt)
      throw new ProblemError("idempotency.in-progress", { headers: { "retry-after": "2" } });
    await sleep(pauseMs);
  }
}
