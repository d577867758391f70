import { type FakeRequest, type FakeServer, problem } from "./fakeServer.ts";

/**
 * One record at the server, changed as the API does it: by the version that was read, texts trimmed,
 * the same key never twice, and an older version refused with what stands.
 */
export function versionedRecord<R extends { version: number }>(
  server: FakeServer,
  path: string,
  initial: R,
) {
  let current = initial;
  const answered = new Map<string, R>();
  const change = (fields: object, by: string | null = null) => {
    const stored = Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name !== "autosave" && name !== "removeUnfitting")
        .map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
    );
    current = { ...current, ...stored, version: current.version + 1 };
    if (by !== null) current = { ...current, updatedBy: by };
    return current;
  };
  const edit = ({ body, ifMatch, idempotencyKey }: FakeRequest) => {
    const before = answered.get(idempotencyKey ?? "");
    if (before) return before;
    if (ifMatch !== current.version) {
      const changedBy = (current as { updatedBy?: string }).updatedBy ?? null;
      const figures = { current, changedBy };
      return problem(412, { code: "version.stale", currentVersion: current.version, figures });
    }
    const after = change(body as object);
    if (idempotencyKey) answered.set(idempotencyKey, after);
    return after;
  };
  server.on(`GET ${path}`, () => current);
  server.on(`PATCH ${path}`, edit);
  return {
    get current() {
      return current;
    },
    /** Somebody else saves. */
    change,
    edit,
  };
}
