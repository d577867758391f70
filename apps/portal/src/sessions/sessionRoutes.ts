import { jsonApi, problem, type Answer } from "../Answer.ts";
import { readAppStates } from "./AppState.ts";
import type { SessionStore } from "./openSessionStore.ts";

export function createSession(store: SessionStore, body: string | null): Answer {
  if (body === null) {
    return problem(413, "session.too-large", "What is handed over must be at most 1 MB.");
  }
  const states = readAppStates(body);
  if ("code" in states) return problem(422, states.code, states.title);
  const session = store.save(states);
  return jsonApi(201, session, { location: `/portal/sessions/${session.id}` });
}

export function readSession(store: SessionStore, id: string): Answer {
  const session = store.find(id);
  if (session === undefined) return problem(404, "session.unknown", "There is no such session.");
  if (session === "expired") return problem(410, "session.expired", "The session has expired.");
  return jsonApi(200, session);
}
