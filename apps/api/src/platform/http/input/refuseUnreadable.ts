import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../../problems/ProblemError.ts";
import { fieldOf } from "./fieldOf.ts";
import { findUnreadable } from "./findUnreadable.ts";
import { inEveryLanguage } from "./text.ts";

const parts = ["params", "query", "body"] as const;

/** No route, contract or not, gets to see what the database could not store. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) => {
    for (const part of parts) {
      const value = request[part];
      // Bodies that are no JSON come as streams or bytes and have readers of their own.
      if (value === undefined || Buffer.isBuffer(value) || value instanceof Readable) continue;
      const found = findUnreadable(value);
      if (found === null) continue;
      const field = fieldOf(part, found.path);
      done(
        new ProblemError("request.invalid", {
          fields: [
            {
              field,
              code: `unreadable_${found.kind}`,
              detail: inEveryLanguage((text) => text.unreadable[found.kind](field)),
            },
          ],
        }),
      );
      return;
    }
    done();
  });
}
