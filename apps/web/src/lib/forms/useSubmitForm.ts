import { useState } from "react";

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
    setTried(true);
    if (hasFault) onFault?.();
    else await send();
  }
  return { isTried, submit };
}
