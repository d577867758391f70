/** A read that was asked before a change was answered must not bring the older record back. */
export function newerOf<R extends { version: number }>(read: R, known: R | undefined): R {
  return known && known.version > read.version ? known : read;
}
