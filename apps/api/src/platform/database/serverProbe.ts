import type { PostgresPool } from "kysely";
import { isConnectionLoss } from "./isConnectionLoss.ts";

/** One late answer may be our own: a busy process reads late what the server sent in time. */
const attempts = 2;
const TOO_MANY_CONNECTIONS = "53300";

/** So long what was found counts: the next step of a request does not wait for it again. */
const silentForMs = 2_000;

export type ServerProbe = {
  /** Whether the server answers at all, asked once for everybody who wonders at the same time. */
  isAnswering: () => Promise<boolean>;
  /** It did not a moment ago. */
  wasSilent: () => boolean;
};

/** The pool is the probe's own, with a short deadline: others may be full of statements that wait. */
export function serverProbe(pool: PostgresPool): ServerProbe {
  let running: Promise<boolean> | null = null;
  let silentUntilMs = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const answered = await isAnswering(pool);
    silentUntilMs = answered ? Number.NEGATIVE_INFINITY : performance.now() + silentForMs;
    running = null;
    return answered;
  };
  return {
    isAnswering: () => (running ??= ask()),
    wasSilent: () => performance.now() < silentUntilMs,
  };
}

async function isAnswering(pool: PostgresPool): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) if (await answers(pool)) return true;
  return false;
}

async function answers(pool: PostgresPool): Promise<boolean> {
  try {
    const client = await pool.connect();
    try {
      await client.query("select 1", []);
    } finally {
      client.release();
    }
    return true;
  } catch (error) {
    // A refusal is an answer, be it that there is no connection left.
    return !isConnectionLoss(error) || (error as { code?: unknown }).code === TOO_MANY_CONNECTIONS;
  }
}
