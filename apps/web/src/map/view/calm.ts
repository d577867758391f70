/** No movement for those who asked for none. */
export function calm(duration: number): number {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : duration;
}
