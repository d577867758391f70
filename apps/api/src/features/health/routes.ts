import { readLiveness, readReadiness } from "@mars/contracts/platform/health";
import { Gauge } from "prom-client";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import type { Metrics } from "../../platform/metrics/Metrics.ts";
import { type Check, type CheckResult, readinessCheck } from "./readinessCheck.ts";

type Health = {
  checks: readonly Check[];
  /** Whether public answers can be given without the database. */
  hasPublicAnswers: () => boolean;
  stopping?: (() => boolean) | undefined;
  metrics: Metrics;
};

export async function healthRoutes(
  app: App,
  { checks, hasPublicAnswers, stopping = () => false, metrics }: Health,
): Promise<void> {
  const readiness = readinessCheck(checks);
  metrics.registry.registerMetric(
    new Gauge({
      name: "mars_check_ok",
      help: "1 while a part that this instance needs works, 0 while it does not",
      labelNames: ["check"],
      registers: [],
      async collect() {
        for (const { name, ok } of await readiness()) this.set({ check: name }, ok ? 1 : 0);
      },
    }),
  );

  route(app, readLiveness, async ({ reply }) => {
    void reply.header("cache-control", "no-store");
    return { status: "live" as const };
  });

  route(app, readReadiness, async ({ reply }) => {
    const results = stopping()
      ? [{ name: "process", ok: false, detail: "is stopping" }]
      : await readiness();
    const failing = failingOf(results);
    const ready = servesPublic(failing, hasPublicAnswers());
    void reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    return {
      status: ready ? ("ready" as const) : ("not-ready" as const),
      degraded: failing,
      checks: results,
    };
  });
}

/**
 * A balancer that took the site away because no one can sign in or save would take it from
 * everybody who only reads.
 */
function servesPublic(failing: readonly string[], hasAnswers: boolean): boolean {
  if (failing.includes("process")) return false;
  if (failing.includes("database")) return hasAnswers;
  // The database answers, but is not the one this program was made for, or lives in another time.
  return !failing.includes("migrations") && !failing.includes("clock");
}

/** Without the database nothing is known of its migrations and clock: that is one thing, not three. */
function failingOf(results: readonly CheckResult[]): string[] {
  const names = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return names.includes("database")
    ? names.filter((name) => name !== "migrations" && name !== "clock")
    : names;
}
