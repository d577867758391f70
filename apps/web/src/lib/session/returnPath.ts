/** Only a path of our own site may be returned to: anything else would be an open redirect. */
export function safeReturnPath(candidate: unknown): string {
  if (typeof candidate !== "string" || !candidate.startsWith("/")) return "/";
  try {
    const url = new URL(candidate, "https://own.invalid");
    if (url.origin !== "https://own.invalid") return "/";
    return url.pathname + url.search + url.hash;
  } catch {
    return "/";
  }
}

export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
