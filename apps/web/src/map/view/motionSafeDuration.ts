/** Zero for those who asked their system for reduced motion. */
export function motionSafeDuration(duration: number): number {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : duration;
}
