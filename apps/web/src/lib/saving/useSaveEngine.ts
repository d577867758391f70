import { useEffect, useState } from "react";
import { useStore } from "../createStore.ts";
import { SaveEngine } from "./SaveEngine.ts";
import type { SaveTarget } from "./SaveTarget.ts";
import { shownFields } from "./shownFields.ts";

/**
 * The fields of a record as the user sees them, and the engine that saves them. The target is read
 * once; give the component a key where it is to be another record's.
 */
export function useSaveEngine<F extends object, R extends { version: number }>(
  record: R,
  target: () => SaveTarget<F, R>,
) {
  const [{ engine, fieldsOf }] = useState(() => {
    const made = target();
    return { engine: new SaveEngine(made), fieldsOf: made.fieldsOf };
  });
  const state = useStore(engine.store);
  useEffect(() => {
    engine.start();
    const again = () => engine.resume();
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      engine.stop();
    };
  }, [engine]);
  return { engine, state, values: shownFields(fieldsOf(record), state) };
}
