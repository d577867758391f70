import { getPriority, setPriority } from "node:os";

/** Of 19: gets a tenth of a core that the thread answering requests wants, and all of an idle one. */
const BACKGROUND = 10;

/**
 * Called by a thread whose work can wait: files, documents, plans. Where all cores are busy the
 * thread that answers requests comes first. On Linux a priority is the thread's own; elsewhere it
 * would be the whole process's, which keeps what it has.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    if (getPriority() < BACKGROUND) setPriority(BACKGROUND);
  } catch {
    // Forbidden by the system: the work is done all the same.
  }
}
