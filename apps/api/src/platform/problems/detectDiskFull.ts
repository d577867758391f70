import type { FastifyInstance } from "fastify";
import { isStorageFull } from "./problemOf.ts";

const rememberedForMs = 60_000;

/** Tells whether a request has failed for want of room within the last minute. */
export function detectDiskFull(app: FastifyInstance): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  app.addHook("onError", (_request, _reply, error, done) => {
    if (isStorageFull(error)) lastMs = performance.now();
    done();
  });
  return () => performance.now() - lastMs < rememberedForMs;
}
