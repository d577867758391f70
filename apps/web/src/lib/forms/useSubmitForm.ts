import { useState } from "react";
import { flushSync } from "react-dom";

type Submitted = {
  hasFault: boolean;
  send: () => void | Promise<void>;
  /** Leads to the field; the faults themselves are told by `isTried`. */
  onFault?: () => void;
};

/** A form that tells its faults once sending was tried, and is not sent while it has one. */
export function useSubmitForm() {
  const [isTried, setTried] = useState(false);
  async function submit({ hasFault, send, onFault }: Submitted): Promise<void> {
    // Shown before it is led to: a field that is come to is read with its error, and once.
    flushSync(() => setTried(true));
    if (hasFault) onFault?.();
    else await send();
  }
  return { isTried, submit };
}
