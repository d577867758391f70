import { ProblemError } from "./ProblemError.ts";

const fastifyCodes: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "request.media-type",
  FST_ERR_CTP_EMPTY_TYPE: "request.media-type",
  FST_ERR_CTP_BODY_TOO_LARGE: "request.too-large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "request.malformed",
  FST_ERR_CTP_INVALID_JSON_BODY: "request.malformed",
  FST_ERR_BAD_URL: "request.malformed",
  FST_ERR_MAX_PARAM_LENGTH: "request.not-found",
  FST_REQ_FILE_TOO_LARGE: "request.too-large",
  FST_FILES_LIMIT: "request.too-large",
  FST_PARTS_LIMIT: "request.too-large",
  FST_FIELDS_LIMIT: "request.too-large",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "request.media-type",
};

// Classes 08 (connection) and 57P (shutdown), too many connections, read-only after a failover,
// statements and locks given up by their timeouts.
const databaseDown =
  /^(08...|57P0[1-3]|53300|25006|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
// The driver's own, without a code.
const connectionLost =
  /^(?:timeout exceeded|timeout expired|Connection terminated|Client (?:has encountered a connection error|was closed))/;

/** Any thrown thing as a problem; what we did not foresee tells the caller nothing. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode, message } = faceOf(error);
  const known = fastifyCodes[code];
  if (known !== undefined) return new ProblemError(known);
  if (isStorageFull(error)) return new ProblemError("storage.full");
  if (databaseDown.test(code) || connectionLost.test(message))
    return new ProblemError("database.unavailable", { headers: { "retry-after": "5" } });
  if (statusCode === 400 || error instanceof SyntaxError) return malformed(statusCode);
  if (statusCode === 413) return new ProblemError("request.too-large");
  if (statusCode === 415) return new ProblemError("request.media-type");
  return new ProblemError("server.fault");
}

/** No room on the database's disk or on our own. */
export function isStorageFull(error: unknown): boolean {
  return /^(?:53100|ENOSPC|EDQUOT)$/.test(faceOf(error).code);
}

// A SyntaxError without a status is our own bug, not the caller's.
function malformed(statusCode: number | undefined): ProblemError {
  return new ProblemError(statusCode === 400 ? "request.malformed" : "server.fault");
}

function faceOf(error: unknown): { code: string; statusCode: number | undefined; message: string } {
  const face = (typeof error === "object" && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  return {
    code: typeof face.code === "string" ? face.code : "",
    statusCode: typeof face.statusCode === "number" ? face.statusCode : undefined,
    message: typeof face.message === "string" ? face.message : "",
  };
}
