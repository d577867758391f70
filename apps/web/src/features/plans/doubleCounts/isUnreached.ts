/** Codes of an answer that never came, or that can be another one in a moment. */
const unreached = [
  "network",
  "timeout",
  "http.5",
  "server.",
  "database.",
  "storage.",
  "upstream.",
  "request.timeout",
  "request.too-many",
  "identity.unavailable",
];

/** Nothing was decided about it: the same can be requested again. */
export const isUnreached = (code: string): boolean =>
  unreached.some((start) => code.startsWith(start));
