import { setTimeout as wait } from "node:timers/promises";

const attempts = 4;
const firstPauseMs = 20;

// Serialization failure and deadlock: the database asks for another try.
const retryable = new Set(["40001", "40P01"]);

/** Retries the transaction where the database asks for it, with exponential backoff and jitter. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (attempt === attempts || !retryable.has(code)) throw error;
      await wait(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}
