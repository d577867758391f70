import type { App } from "../../platform/http/App.ts";
import type { ScreeningParts } from "./ScreeningParts.ts";

const REFRESH_EVERY_MS = 30_000;

/**
 * While the server listens: layers are packed before the first area is asked for and when a
 * dataset has a new version.
 */
export function schedulePeriodicJobs(app: App, { layers }: ScreeningParts): void {
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, what: string, work: () => Promise<void>) => {
    const run = () =>
      work().catch((fault: unknown) => app.log.warn({ err: fault }, `${what} failed`));
    const timer = setInterval(() => void run(), ms);
    timer.unref();
    timers.push(timer);
    void run();
  };
  app.addHook("onListen", () => {
    every(REFRESH_EVERY_MS, "refreshing the layers", () => layers.refresh(REFRESH_EVERY_MS / 2));
  });
  app.addHook("onClose", () => {
    for (const timer of timers) clearInterval(timer);
  });
}
