import { askPortal } from "../portal/askPortal.ts";
import { type AppState, mapStateOf } from "./appStates.ts";
import type { Reproject } from "./coordinateSystem.ts";
import type { Arrival } from "./MapState.ts";

/** Leaves the states with the portal and gives the id under which another system picks them up. */
export async function saveSession(appStates: readonly AppState[]): Promise<string> {
  const id = sessionIdIn(await askPortal("/sessions", { appStates }));
  if (id === null) throw new Error("The portal gave no session id");
  return id;
}

export async function readSession(id: string, reproject: Reproject): Promise<Arrival> {
  const answer = attributesOf(await askPortal(`/sessions/${encodeURIComponent(id)}`));
  return mapStateOf(answer["appStates"], reproject);
}

/** Portals answer flat or as a JSON:API document. */
function attributesOf(answer: unknown): Record<string, unknown> {
  const { data, ...flat } = answer as { data?: { id?: unknown; attributes?: object } };
  return { ...flat, ...(data && { id: data.id, ...data.attributes }) };
}

function sessionIdIn(answer: unknown): string | null {
  const { id, sessionId } = attributesOf(answer);
  const found = id ?? sessionId;
  return typeof found === "string" && found !== "" ? found : null;
}
