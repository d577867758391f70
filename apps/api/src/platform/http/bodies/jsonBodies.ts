import type { FastifyInstance } from "fastify";

/** SPEC 7: every call carries a JSON content type, also those without a body. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>(
    /^application\/(?:[\w.-]+\+)?json(?:$|;| )/i,
    { parseAs: "string" },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      return parse(request, body, done);
    },
  );
}
