/** One piece of captured application state, e.g. the selected area or the active layers. */
export type AppState = { appStateType: string; data: unknown };

const maxStates = 20;
const typeShape = /^[\w:.-]{1,100}$/;

/** The states in a request body, or the code of what is wrong with it. */
export function readAppStates(text: string): AppState[] | { code: string; title: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { code: "session.not-json", title: "The body is not JSON." };
  }
  const states: unknown = isRecord(body) ? body.appStates : undefined;
  if (!Array.isArray(states) || states.length === 0 || states.length > maxStates) {
    return {
      code: "session.app-states",
      title: `appStates must be a list of 1 to ${maxStates} states.`,
    };
  }
  if (!states.every(isAppState)) {
    return {
      code: "session.app-state",
      title: "Each state needs an appStateType (letters, digits and _:.-) and data.",
    };
  }
  return states.map(({ appStateType, data }) => ({ appStateType, data }));
}

function isAppState(value: unknown): value is AppState {
  return (
    isRecord(value) &&
    typeof value.appStateType === "string" &&
    typeShape.test(value.appStateType) &&
    "data" in value
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
