import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "../createStore.ts";
import { SaveEngine } from "./SaveEngine.ts";
import type { SaveTarget } from "./SaveTarget.ts";
import { fieldNames, isSameValue } from "./mergeFields.ts";

/**
 * The fields of a record as the user sees them, and the engine that saves them. The target is read
 * once; give the component a key where it is to be another record's. Who may not change the record
 * is not shown, and does not send, what was kept of an earlier visit.
 */
export function useSaveEngine<F extends object, R extends { version: number }>(
  record: R,
  target: () => SaveTarget<F, R>,
  { mayChange = true }: { mayChange?: boolean } = {},
) {
  const [{ engine, fieldsOf }] = useState(() => {
    const made = target();
    return { engine: new SaveEngine(made), fieldsOf: made.fieldsOf };
  });
  const state = useStore(engine.store);
  useLayoutEffect(() => engine.show(record), [engine, record]);
  useEffect(() => {
    if (!mayChange) return;
    engine.start();
    const again = () => engine.resume();
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      engine.stop();
    };
  }, [engine, mayChange]);
  return { engine, state, values: shownFields(fieldsOf(record), state) };
}

/** The record's fields as the user sees them: with what is typed here. */
type Typed<F> = { mine: Partial<F>; typed: Partial<F> };

export function shownFields<F extends object>(fields: F, { mine, typed }: Typed<F>): F {
  const same = fieldNames<F>(typed).filter((name) => isSameValue(name, typed[name], fields[name]));
  const asTyped = Object.fromEntries(same.map((name) => [name, typed[name]]));
  return { ...fields, ...asTyped, ...mine };
}
