import type { App } from "../../../platform/http/App.ts";
import { PeriodicJob } from "../../../platform/jobs/PeriodicJob.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";

const REFRESH_EVERY_MS = 30_000;

/**
 * While the server listens: layers are packed before the first area is asked for and when a
 * dataset has a new version.
 */
export function keepLayersPacked(app: App, { layers }: ScreeningParts): void {
  const job = new PeriodicJob({
    everyMs: REFRESH_EVERY_MS,
    round: () => layers.refresh(REFRESH_EVERY_MS / 2),
    onFailure: (fault) => app.log.warn({ err: fault }, "refreshing the layers failed"),
  });
  app.addHook("onListen", async () => job.start({ atOnce: true }));
  // Not waited for: packing takes minutes, and what is not written is packed again.
  app.addHook("onClose", async () => void job.stop());
}
