import type { ScreeningRun } from "../run/ScreeningRun.ts";

/** Asks a dataset again. The button is gone when it has answered: the keyboard continues at its row. */
export async function askAgain(run: ScreeningRun, datasetId: string): Promise<void> {
  await run.retry(datasetId);
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(
      `[data-dataset="${CSS.escape(datasetId)}"] button`,
    );
    // Without overlap it has no row of its own.
    (row ?? document.querySelector<HTMLElement>("#konflikter-title"))?.focus();
  });
}
