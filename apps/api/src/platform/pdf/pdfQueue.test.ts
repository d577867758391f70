import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PdfWriter } from "./PdfWriter.ts";
import type { PdfTask } from "./pdfWorker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thread that answers when the test says so. */
class PlayedThread extends EventEmitter {
  readonly tasks: number[] = [];
  unref = () => {};
  postMessage = ({ task }: PdfTask) => void this.tasks.push(task);
  terminate = async () => {
    this.emit("exit");
    return 0;
  };
  answer = (isFull = false) => {
    this.emit("message", { task: this.tasks.at(-1), bytes: new Uint8Array(1), isFull });
    return vi.advanceTimersByTimeAsync(0);
  };
}

function startWriter() {
  const threads: PlayedThread[] = [];
  const writer = new PdfWriter(() => {
    const thread = new PlayedThread();
    threads.push(thread);
    queueMicrotask(() => thread.emit("message", { isReady: true }));
    return thread;
  });
  const ends: string[] = [];
  const ask = (name: string) =>
    void writer.paint(name).then(
      () => ends.push(`${name} made`),
      (error: Error) => ends.push(`${name}: ${error.message}`),
    );
  return { writer, threads, ends, ask };
}

const ALMOST_TOO_LONG_MS = 119_000;

test("[P7] a document that waits behind slow ones has its own time from when it is begun", async () => {
  const { writer, threads, ends, ask } = startWriter();
  for (const name of ["one", "two", "three"]) ask(name);
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(ALMOST_TOO_LONG_MS);
    await threads[0]!.answer();
  }
  expect(ends).toEqual(["one made", "two made", "three made"]);
  expect(threads).toHaveLength(1);
  expect(writer.length).toEqual({ running: 0, waiting: 0 });
});

test("[P7] a document that hangs fails alone; those behind it are written by a new thread", async () => {
  const { writer, threads, ends, ask } = startWriter();
  ask("hangs");
  ask("waits");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ends).toEqual(["hangs: The document took too long to write."]);
  expect(writer.length).toEqual({ running: 1, waiting: 0 });
  await threads[1]!.answer();
  expect(ends.at(-1)).toBe("waits made");
});

test("[P7] a thread whose memory is full is replaced; no document is lost", async () => {
  const { threads, ends, ask } = startWriter();
  ask("one");
  ask("two");
  await vi.advanceTimersByTimeAsync(0);
  await threads[0]!.answer(true);
  await threads[1]!.answer();
  expect(ends).toEqual(["one made", "two made"]);
  expect(threads.map(({ tasks }) => tasks.length)).toEqual([1, 1]);
});

test("[P7] what still waits when the writer closes is refused, by no new thread", async () => {
  const { writer, threads, ends, ask } = startWriter();
  ask("one");
  ask("two");
  await vi.advanceTimersByTimeAsync(0);
  await writer.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual([
    "one: The thread that writes documents stopped.",
    "two: The thread that writes documents stopped.",
  ]);
  expect(threads).toHaveLength(1);
});
