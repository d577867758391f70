import { useRef } from "react";
import { randomId } from "../../../lib/randomId.ts";

/** The key of a creation: the same asked again, where no answer came, creates nothing twice. */
export function useCreationKey() {
  const asked = useRef({ input: "", key: "" });
  return {
    keyOf(what: unknown): string {
      const input = JSON.stringify(what);
      if (asked.current.input !== input) asked.current = { input, key: randomId() };
      return asked.current.key;
    },
    /** It was made: asked for again, one more is meant. */
    forget() {
      asked.current = { input: "", key: "" };
    },
  };
}
