import { totalmem } from "node:os";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** How much of something is being done and how much waits in a queue. */
export type QueueLength = { running: number; waiting: number };

const secondsOfJob = [0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/**
 * What those who operate the service watch, in Prometheus' terms. Each server has a registry of its
 * own; a feature that has more to tell makes a metric with `registers: [metrics.registry]`.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #queues = new Map<string, () => QueueLength>();
  readonly #jobRuns: Counter<"job" | "outcome">;
  readonly #jobSeconds: Histogram<"job">;
  readonly #jobSuccess: Gauge<"job">;

  constructor() {
    const registers = [this.registry];
    const queues = this.#queues;
    const queueGauge = (name: keyof QueueLength, help: string) =>
      new Gauge({
        name: `mars_queue_${name}`,
        help,
        labelNames: ["queue"],
        registers,
        collect() {
          for (const [queue, read] of queues) this.set({ queue }, read()[name]);
        },
      });
    queueGauge("running", "Work of a queue that is being done");
    queueGauge("waiting", "Work of a queue that waits for its turn");
    this.registry.registerMetric(
      new Gauge({
        name: "mars_memory_limit_bytes",
        help: "Memory this process may use: its container's or unit's limit, else the machine's",
        registers: [],
        collect() {
          this.set(memoryLimitBytes());
        },
      }),
    );
    this.#jobRuns = new Counter({
      name: "mars_job_runs_total",
      help: "Background jobs that ended, by outcome",
      labelNames: ["job", "outcome"],
      registers,
    });
    this.#jobSeconds = new Histogram({
      name: "mars_job_duration_seconds",
      help: "How long background jobs took",
      labelNames: ["job"],
      buckets: secondsOfJob,
      registers,
    });
    this.#jobSuccess = new Gauge({
      name: "mars_job_last_success_timestamp_seconds",
      help: "When a background job last succeeded on this instance",
      labelNames: ["job"],
      registers,
    });
  }

  /** Shows a queue's length whenever it is requested. */
  watchQueue(queue: string, read: () => QueueLength): void {
    this.#queues.set(queue, read);
  }

  /** Runs a background job and notes how it went; what it throws is the caller's to handle. */
  async runJob<T>(job: string, work: () => Promise<T>): Promise<T> {
    const stop = this.#jobSeconds.startTimer({ job });
    try {
      const value = await work();
      this.#jobRuns.inc({ job, outcome: "success" });
      this.#jobSuccess.setToCurrentTime({ job });
      return value;
    } catch (error) {
      this.#jobRuns.inc({ job, outcome: "failure" });
      throw error;
    } finally {
      stop();
    }
  }
}

/** Without a limit the system names none, or one that no machine has. */
function memoryLimitBytes(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}
