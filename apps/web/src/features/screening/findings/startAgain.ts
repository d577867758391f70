import type { ScreeningRun } from "../run/ScreeningRun.ts";

/** Asks everything again. The button is gone at once: the keyboard continues at the heading. */
export function startAgain(run: ScreeningRun): void {
  const { area } = run.store.get();
  if (!area) return;
  void run.start(area);
  document.querySelector<HTMLElement>(".map-panel h1")?.focus({ preventScroll: true });
}
