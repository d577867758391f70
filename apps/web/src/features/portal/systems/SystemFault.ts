import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";

/** A failure whose English words SPEC gives; anything else is told in the reader's language. */
export class SystemFault extends Error {
  override readonly name = "SystemFault";
}

export function tellSystemFault(error: unknown): void {
  const body = error instanceof SystemFault ? error.message : problemSentence(error);
  showToast({ variant: "danger", body });
}
