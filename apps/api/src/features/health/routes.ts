import { readLiveness, readReadiness } from "@mars/contracts/health";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { readinessCheck, type Check } from "./readinessCheck.ts";

export async function healthRoutes(
  app: App,
  checks: readonly Check[],
  stopping: () => boolean = () => false,
): Promise<void> {
  const readiness = readinessCheck(checks);

  route(app, readLiveness, async ({ reply }) => {
    void reply.header("cache-control", "no-store");
    return { status: "live" as const };
  });

  route(app, readReadiness, async ({ reply }) => {
    const results = stopping()
      ? [{ name: "process", ok: false, detail: "is stopping" }]
      : await readiness();
    const ready = results.every(({ ok }) => ok);
    void reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    return { status: ready ? ("ready" as const) : ("not-ready" as const), checks: results };
  });
}
