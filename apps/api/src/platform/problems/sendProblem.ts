import { problemMediaType, type Problem } from "@mars/contracts/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemKind } from "./problemCodes.ts";
import { problemOf } from "./problemOf.ts";
import type { ProblemError } from "./ProblemError.ts";

export function problemDocument(error: ProblemError, requestId: string): Problem {
  const { status, title } = problemKind(error.code);
  const { detail, fields, figures, currentVersion } = error.extras;
  return {
    type: `urn:mars:problem:${error.code}`,
    title,
    status,
    code: error.code,
    detail: detail ?? `${title}.`,
    requestId,
    ...(fields && { fields }),
    ...(figures && { figures: { ...figures } }),
    ...(currentVersion !== undefined && { currentVersion }),
  };
}

/** The one place where a failure becomes an answer. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  const document = problemDocument(problem, request.id);
  if (document.status >= 500) request.log.error({ err: error, code: problem.code }, "failed");
  void reply
    .code(document.status)
    .headers({
      "cache-control": "no-store",
      // Failures before the first hook have not got it yet.
      "x-request-id": request.id,
      ...problem.extras.headers,
    })
    .removeHeader("etag")
    .type(problemMediaType)
    .send(JSON.stringify(document));
}
