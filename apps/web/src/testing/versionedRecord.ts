import type { Contract } from "@mars/contracts/platform/contract";
import { type FakeRequest, type FakeServer, problem } from "./fakeServer.ts";

/** Flags of a request that are no fields of the record. */
const notStored = ["autosave", "removeUnfitting"];

/**
 * One record at the server, changed as the API does it: by the version that was read, texts trimmed,
 * the same key never twice, and an older version refused with what stands.
 */
export function versionedRecord<R extends { version: number }>(
  server: FakeServer,
  { read, edit: editing }: { read: Contract; edit: Contract },
  initial: R,
) {
  let current = initial;
  const answered = new Map<string, R>();
  /** Someone saves. */
  const change = (fields: object, by?: string) => {
    const stored = Object.entries(fields)
      .filter(([name]) => !notStored.includes(name))
      .map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]);
    current = {
      ...current,
      ...Object.fromEntries(stored),
      ...(by !== undefined && { updatedBy: by }),
      version: current.version + 1,
    };
    return current;
  };
  const refusal = () => {
    const changedBy = (current as { updatedBy?: string }).updatedBy ?? null;
    const figures = { current, changedBy };
    return problem(412, { code: "version.stale", currentVersion: current.version, figures });
  };
  const edit = ({ body, ifMatch, idempotencyKey }: FakeRequest) => {
    const before = answered.get(idempotencyKey ?? "");
    if (before) return before;
    if (ifMatch !== current.version) return refusal();
    const after = change(body as object);
    if (idempotencyKey) answered.set(idempotencyKey, after);
    return after;
  };
  server.on(read, () => current);
  server.on(editing, edit);
  return {
    get current() {
      return current;
    },
    change,
    edit,
    refusal,
  };
}
