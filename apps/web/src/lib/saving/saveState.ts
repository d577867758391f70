import type { Draft } from "./draftStorage.ts";
import { type FieldConflict, fieldNames, isSameValue, type Stamps } from "./mergeFields.ts";
import type { SaveFailure } from "./saveFailure.ts";

export type Conflict<F, R> = {
  fields: readonly FieldConflict<F>[];
  changedBy: string | null;
  /** The record that the user is shown, and on which the choice is based. */
  record: R;
};

export type SaveState<F, R> = Required<Draft<F>> & {
  /** As last typed here: the server stores it trimmed, and a space must not go while one writes. */
  typed: Partial<F>;
  /**
   * unsaved: waits for the user's button · waiting: is about to be sent · offline, busy: tried again
   * by itself · refused, conflict: only the user can continue.
   */
  phase: "idle" | "unsaved" | "waiting" | "saving" | "saved" | "conflict" | SaveFailure;
  error: Error | null;
  /** When the next attempt is made by itself. */
  retryAt: number | null;
  conflict: Conflict<F, R> | null;
};

export function untouched<F, R>(): SaveState<F, R> {
  return {
    mine: {},
    base: {},
    wanted: [],
    attempt: null,
    typed: {},
    phase: "idle",
    error: null,
    retryAt: null,
    conflict: null,
  };
}

/** `before`: what stood in the fields; where a change of one is under way already, that one's holds. */
export function withChange<F extends object, R>(
  state: SaveState<F, R>,
  fields: Partial<F>,
  { before, isWanted }: { before: Stamps<F>; isWanted: boolean },
): SaveState<F, R> {
  return {
    ...state,
    mine: { ...state.mine, ...fields },
    base: { ...before, ...state.base },
    typed: { ...state.typed, ...fields },
    wanted: isWanted ? union(state.wanted, fieldNames<F>(fields)) : state.wanted,
    // Another text is another request; the same one again changes nothing twice.
    attempt: null,
    phase: isWanted ? "waiting" : "unsaved",
    error: null,
    retryAt: null,
  };
}

/** The user has asked for these to be sent. */
export function withWanted<F, R>(
  state: SaveState<F, R>,
  names: readonly (keyof F)[],
): SaveState<F, R> {
  const wanted = union(state.wanted, names);
  return { ...state, wanted, phase: "waiting", error: null, retryAt: null };
}

export function withoutFields<F, R>(
  state: SaveState<F, R>,
  names: readonly (keyof F)[],
): SaveState<F, R> {
  return settled(
    {
      ...state,
      mine: without(state.mine, names),
      base: without(state.base, names),
      typed: without(state.typed, names),
      wanted: state.wanted.filter((name) => !names.includes(name)),
      attempt: null,
      error: null,
      retryAt: null,
    },
    "idle",
  );
}

/**
 * `after`: what is in the fields now, the base of what was typed on meanwhile. That goes with
 * the next request, or waits for the button.
 */
export function withAcknowledged<F extends object, R>(
  state: SaveState<F, R>,
  sent: Partial<F>,
  { after, savesByItself }: { after: Stamps<F>; savesByItself: boolean },
): SaveState<F, R> {
  const { mine } = state;
  const unwanted = (name: keyof F) => (savesByItself ? done.includes(name) : name in sent);
  const done = fieldNames<F>(sent).filter(
    (name) => !(name in mine) || isSameValue(name, mine[name], sent[name]),
  );
  return settled(
    {
      ...state,
      mine: without(mine, done),
      base: without({ ...state.base, ...after }, done),
      wanted: state.wanted.filter((name) => !unwanted(name)),
      attempt: null,
      error: null,
      retryAt: null,
    },
    "saved",
  );
}

function settled<F, R>(state: SaveState<F, R>, otherwise: "idle" | "saved"): SaveState<F, R> {
  if (state.conflict) return state;
  const isUnsaved = Object.keys(state.mine).length > 0;
  const phase = state.wanted.length > 0 ? "waiting" : isUnsaved ? "unsaved" : otherwise;
  return { ...state, phase };
}

function union<T>(one: readonly T[], other: readonly T[]): T[] {
  return [...new Set([...one, ...other])];
}

function without<T extends object>(fields: T, names: readonly PropertyKey[]): T {
  const left = Object.entries(fields).filter(([name]) => !names.includes(name));
  return Object.fromEntries(left) as T;
}
