import { type Problem, problemMediaType } from "@mars/contracts/platform/problem";
import type { Language } from "@mars/wording/language/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSummarized } from "../log/logRequests.ts";
import { logSecurityEvent } from "../log/logSecurityEvent.ts";
import { problemKind } from "./problemCodes.ts";
import { problemSentence } from "./problemSentences.ts";
import { problemOf } from "./problemOf.ts";
import { type ProblemError, textIn } from "./ProblemError.ts";

const spoken: readonly Language[] = ["en", "da"];

/** The better of our languages by `Accept-Language`; English where it names neither. */
export function callerLanguage(header: string | undefined): Language {
  const wishes = new Map(
    (header ?? "").split(",").map((wish) => {
      const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return [tag.split("-")[0], quality === undefined ? 1 : Number(quality) || 0] as const;
    }),
  );
  const wish = (language: Language) => wishes.get(language) ?? 0;
  return spoken.reduce((best, language) => (wish(language) > wish(best) ? language : best));
}

export function problemDocument(
  error: ProblemError,
  requestId: string,
  language: Language = "en",
): Problem {
  const { status, title } = problemKind(error.code);
  const { detail, figures, nearest, currentVersion } = error.extras;
  const fields = error.extras.fields?.map((fault) => ({
    ...fault,
    detail: textIn(fault.detail, language) ?? "",
  }));
  return {
    type: `urn:mars:problem:${error.code}`,
    title,
    status,
    code: error.code,
    detail:
      textIn(detail, language) ?? fields?.[0]?.detail ?? problemSentence(error.code, language),
    requestId,
    ...(fields && { fields }),
    ...(figures && { figures: { ...figures } }),
    ...(nearest !== undefined && { nearest }),
    ...(currentVersion !== undefined && { currentVersion }),
  };
}

/** The one place where a failure becomes an answer. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  const language = callerLanguage(request.headers["accept-language"]);
  const document = problemDocument(problem, request.id, language);
  if (!isSummarized(request, problem.code) && document.status >= 500) {
    if (problemKind(problem.code).isExpected) request.log.info({ code: problem.code }, "refused");
    else request.log.error({ err: error, code: problem.code }, "failed");
  }
  if (document.status === 403) logSecurityEvent(request, "refused", { code: problem.code });
  void reply
    .code(document.status)
    .headers({
      "cache-control": "no-store",
      // Failures before the first hook have not got it yet.
      "x-request-id": request.id,
      "content-language": language,
      ...problem.extras.headers,
    })
    .removeHeader("etag")
    .type(problemMediaType)
    .send(JSON.stringify(document));
}
