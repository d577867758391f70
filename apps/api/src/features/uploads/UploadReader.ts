import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { refuse, type Result } from "@mars/domain/result";
import type { ReadUpload } from "./ReadFeature.ts";
import type { ReadOptions } from "./readFeatureOf.ts";
import type { ReadAnswer, ReadRequest } from "./uploadProcess.ts";

const program = fileURLToPath(new URL("./uploadProcess.ts", import.meta.url));
const USUAL_TIMEOUT_MS = 9_000;
const MEMORY_MB = 1_024;
/** What a long-lived reader has leaked goes with it. */
const UPLOADS_PER_PROCESS = 200;

/** Hands uploads to a process of its own, one at a time, and replaces it when one was too much. */
export class UploadReader {
  readonly #timeoutMs: number;
  readonly #warn: (message: string) => void;
  #child: ChildProcess | null = null;
  #served = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(warn: (message: string) => void, timeoutMs = USUAL_TIMEOUT_MS) {
    this.#warn = warn;
    this.#timeoutMs = timeoutMs;
  }

  read(path: string, options: ReadOptions): Promise<Result<ReadUpload>> {
    const turn = this.#last.then(() => this.#readNow({ path, ...options }));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  #readNow(request: ReadRequest): Promise<Result<ReadUpload>> {
    if (this.#closed) return Promise.resolve(refuse("upload.unreadable"));
    if (this.#served >= UPLOADS_PER_PROCESS) this.#replace();
    const child = (this.#child ??= this.#start());
    this.#served++;
    return new Promise((settle) => {
      const finish = (result: Result<ReadUpload>, why?: string) => {
        clearTimeout(timer);
        child.off("message", onMessage).off("exit", onExit);
        if (why !== undefined) {
          if (why !== "worn") this.#warn(`Reading an upload failed: ${why}`);
          this.#replace();
        }
        settle(result);
      };
      const onMessage = (answer: ReadAnswer) =>
        "result" in answer
          ? finish(answer.result, answer.isWorn ? "worn" : undefined)
          : finish(refuse("upload.unreadable"), answer.crashed);
      const onExit = () => finish(refuse("upload.unreadable"), "the reading process ended");
      const timer = setTimeout(
        () => finish(refuse("upload.too-slow", { seconds: this.#timeoutMs / 1000 }), "too slow"),
        this.#timeoutMs,
      );
      child.on("message", onMessage).on("exit", onExit);
      child.send(request, (fault) => {
        if (fault) finish(refuse("upload.unreadable"), fault.message);
      });
    });
  }

  #start(): ChildProcess {
    this.#served = 0;
    const child = fork(program, [], {
      // Numbers by the hundred thousand go through: text would double the time.
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.on("error", () => undefined);
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** At once, so that nobody waits for the next one to start. */
  #replace(): void {
    this.#end();
    if (!this.#closed) this.#child = this.#start();
  }

  #end(): void {
    // Some loops run where no signal but this one reaches.
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }
}
