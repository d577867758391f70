import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../platform/config/readConfig.ts";
import type { Database } from "../../platform/database/Database.ts";
import { PeriodicJob } from "../../platform/jobs/PeriodicJob.ts";
import { readLeaseHolder } from "../../platform/sources/leaseQueries.ts";
import { saveNotTaken } from "../../platform/sources/sourceQueries.ts";
import { type DueSource, nextDueSource } from "./sourceQueries.ts";

/** The same command that an operator types, in a process of its own: its memory is not ours. */
const importer = join(import.meta.dirname, "../../../../../scripts/import.ts");
const POLL_MS = 15_000;
const STOP_AFTER_MS = 10_000;

type Log = { info(message: string): void; warn(message: string): void };

/**
 * Fetches sources that are due or asked for. Every instance polls; the lease that the import takes
 * lets one do it at a time, and what one leaves half-done the next one continues with.
 */
export class SourceRefresher {
  readonly #database: Database;
  readonly #config: Config;
  readonly #log: Log;
  #child: ChildProcess | null = null;
  readonly #job: PeriodicJob;
  #isStopped = false;

  constructor(database: Database, config: Config, log: Log) {
    this.#database = database;
    this.#config = config;
    this.#log = log;
    this.#job = new PeriodicJob({
      everyMs: POLL_MS,
      round: () => this.#fetchDue(),
      onFailure: (error) => log.warn(`looking for sources that are due failed: ${String(error)}`),
    });
  }

  /** False where the importer is not part of the installation, or it is turned off. */
  static isPossible(config: Config): boolean {
    return config.database.refreshSources && config.database.url !== null && existsSync(importer);
  }

  start(): void {
    this.#job.start();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const child = this.#child;
    child?.kill("SIGTERM");
    const timer = setTimeout(() => child?.kill("SIGKILL"), STOP_AFTER_MS);
    await this.#job.stop();
    clearTimeout(timer);
  }

  /** Fetches what is due unless another instance is at it; also called at once when someone asks. */
  poll(): Promise<void> {
    return this.#job.run();
  }

  async #fetchDue(): Promise<void> {
    for (;;) {
      if ((await readLeaseHolder(this.#database.write, "import")) !== null) return;
      const due = await nextDueSource(this.#database.write);
      if (due === null || this.#isStopped || !(await this.#fetch(due))) return;
    }
  }

  async #fetch({ sourceId, cause }: DueSource): Promise<boolean> {
    this.#log.info(`fetching source ${sourceId} (${cause})`);
    const child = spawn(
      process.execPath,
      [importer, "official", "--only", sourceId, "--cause", cause],
      {
        // The channel tells the importer when this process is no longer there, however it died.
        stdio: ["ignore", "ignore", "pipe", "ipc"],
        env: { ...process.env, DATABASE_URL: this.#config.database.url ?? "" },
      },
    );
    this.#child = child;
    let said = "";
    child.stderr?.on(
      "data",
      (piece: Buffer) => (said = `${said}${piece.toString()}`.slice(-2_000)),
    );
    const signal = await new Promise<NodeJS.Signals | null>((resolve) => {
      child.once("exit", (_code, by) => resolve(by));
      child.once("error", () => resolve(null));
    });
    this.#child = null;
    if (said.includes("another import is under way")) {
      this.#log.info(`source ${sourceId} is fetched by another instance`);
      return true;
    }
    if (this.#isStopped) return false;
    this.#log.info(`fetching source ${sourceId} ended`);
    await this.#noteUnsaid(sourceId, signal === null ? said : `the import was ended by ${signal}`);
    return true;
  }

  /** An importer that ended before it could write down why would be started for ever. */
  async #noteUnsaid(sourceId: string, said: string): Promise<void> {
    const still = await nextDueSource(this.#database.write);
    if (still?.sourceId !== sourceId) return;
    const sentence = said.trim().split("\n").at(-1) || "the import ended without a word";
    await saveNotTaken(this.#database.write, sourceId, {
      outcome: "failed",
      code: "import.failed",
      sentence,
    });
    this.#log.warn(`fetching source ${sourceId} failed: ${sentence}`);
  }
}
