import type { FastifyInstance, FastifyRequest } from "fastify";
import { PeriodicJob } from "../jobs/PeriodicJob.ts";
import { describeRequest, truncateAddress } from "./logOptions.ts";

type RefusalSummary = {
  code: string;
  count: number;
  /** The network that was refused most, of those that were told apart. */
  network: string;
  ofNetwork: number;
};

/** More are counted, but not told apart: a flood from everywhere must not fill memory. */
const MAX_NETWORKS = 200;

/** Counts what was turned away until someone writes it down; a line each would be a flood of its own. */
class RefusalCounter {
  readonly #codes = new Map<string, { count: number; networks: Map<string, number> }>();

  add(code: string, network: string): void {
    let counted = this.#codes.get(code);
    if (counted === undefined) {
      counted = { count: 0, networks: new Map() };
      this.#codes.set(code, counted);
    }
    counted.count += 1;
    const own = counted.networks.get(network);
    if (own !== undefined || counted.networks.size < MAX_NETWORKS)
      counted.networks.set(network, (own ?? 0) + 1);
  }

  /** What was counted since the last time. */
  take(): RefusalSummary[] {
    const summaries = [...this.#codes].map(([code, { count, networks }]) => {
      const [network, ofNetwork] = [...networks].reduce((most, one) =>
        one[1] > most[1] ? one : most,
      );
      return { code, count, network, ofNetwork };
    });
    this.#codes.clear();
    return summaries;
  }
}

const SUMMARY_EVERY_MS = 10_000;
/** Refused before they were handled, thousands at a time in a flood: summed up in one log line every ten seconds. */
const summarized: ReadonlySet<string> = new Set(["server.busy", "request.too-many"]);
const turnedAway = new WeakMap<FastifyRequest, string>();

/** True where a refusal leaves no line of its own, but is counted in the next summary. */
export function isSummarized(request: FastifyRequest, code: string): boolean {
  if (!summarized.has(code)) return false;
  turnedAway.set(request, code);
  return true;
}

/** One line per answered request; of those that were turned away, one per interval. */
export function logRequests(app: FastifyInstance): void {
  const refusals = new RefusalCounter();
  const writeSummary = () => {
    for (const summary of refusals.take()) app.log.warn(summary, "turned away");
  };
  const job = new PeriodicJob({
    everyMs: SUMMARY_EVERY_MS,
    round: async () => writeSummary(),
    onFailure: (error) => app.log.warn({ err: error }, "the summary failed"),
  });
  job.start();
  app.addHook("onClose", async () => {
    await job.stop();
    writeSummary();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const code = turnedAway.get(request);
    if (code !== undefined) refusals.add(code, truncateAddress(request.ip));
    else
      request.log.info(
        {
          ...describeRequest(request),
          status: reply.statusCode,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
        },
        "answered",
      );
    done();
  });
}
