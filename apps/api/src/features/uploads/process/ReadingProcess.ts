import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { refuse, type Result } from "@mars/domain/result";
import type { ReadUpload } from "../reading/ReadFeature.ts";
import type { ReadAnswer, ReadRequest } from "./uploadProcess.ts";

const usualProgram = fileURLToPath(new URL("./uploadProcess.ts", import.meta.url));
export const PROCESS_MEMORY_MB = 1_024;
/** What a long-lived reader has leaked goes with it. */
const UPLOADS_PER_PROCESS = 200;

/** A busy machine starts a process slowly; that is no file's fault. */
const START_LIMIT_MS = 30_000;

/** `endReason` says why the process is to be ended: "" where nothing went wrong, null where it may continue. */
export type Reading = { result: Result<ReadUpload>; endReason: string | null };

/** A process of its own for strangers' files, one at a time. */
export class ReadingProcess {
  readonly #child: ChildProcess;
  #served = 0;
  #isReady = false;

  constructor(program = usualProgram) {
    this.#child = fork(program, [], {
      // Numbers by the hundred thousand go through: text would double the time.
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${PROCESS_MEMORY_MB}`],
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("error", () => undefined);
    this.#child.once("message", () => (this.#isReady = true));
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** False when it has been ended from outside, as a machine short of memory does. */
  get isAlive(): boolean {
    return this.#child.connected;
  }

  read(request: ReadRequest, timeoutMs: number): Promise<Reading> {
    const child = this.#child;
    this.#served++;
    return new Promise((settle) => {
      const finish = (result: Result<ReadUpload>, endReason: string | null) => {
        clearTimeout(timer);
        child.off("message", onMessage).off("exit", onExit);
        settle({ result, endReason });
      };
      const onMessage = (answer: ReadAnswer) => {
        if (answer === "ready") return beginTime();
        if (!("result" in answer)) return finish(refuse("upload.unreadable"), answer.crashed);
        const isWorn = answer.isWorn || this.#served >= UPLOADS_PER_PROCESS;
        finish(answer.result, isWorn ? "" : null);
      };
      const onExit = () => finish(refuse("upload.unreadable"), "the reading process ended");
      // Counted from when it can begin: until then the file has not been slow, the machine has.
      let timer = setTimeout(
        () => finish(refuse("upload.busy"), "the reading process did not start"),
        START_LIMIT_MS,
      );
      const beginTime = () => {
        clearTimeout(timer);
        timer = setTimeout(
          () => finish(refuse("upload.too-slow", { seconds: timeoutMs / 1000 }), "too slow"),
          timeoutMs,
        );
      };
      if (this.#isReady) beginTime();
      child.on("message", onMessage).on("exit", onExit);
      child.send(request, (fault) => {
        if (fault) finish(refuse("upload.unreadable"), fault.message);
      });
    });
  }

  end(): void {
    // Some loops run where no signal but this one reaches.
    this.#child.kill("SIGKILL");
  }
}
