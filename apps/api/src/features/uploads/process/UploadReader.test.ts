import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import type { Result } from "@mars/domain/result";
import { onTestFinished, expect, test } from "vitest";
import type { ReadUpload } from "../reading/ReadFeature.ts";
import { MAX_WAITING, MAX_WAITING_OF_ONE, UploadReader } from "./UploadReader.ts";

const program = fileURLToPath(new URL("../testing/imaginedProcess.ts", import.meta.url));
const NEVER_MS = 600_000;

/** `ask` answers with the refusal's code, or with what the file is called. */
function readerOf(processes: number, timeoutMs = NEVER_MS) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const reader = new UploadReader({ warn, timeoutMs, processes, program });
  onTestFinished(() => reader.close());
  const read = (path: string, caller: string) =>
    reader.read(path, { limits: DEFAULT_LIMITS, repair: false }, caller);
  return {
    reader,
    warnings,
    read,
    ask: async (path: string, caller = "a") => toldBy(await read(path, caller)),
  };
}

const toldBy = (result: Result<ReadUpload>) =>
  result.ok ? result.value.coordinateSystems[0] : result.refusal.code;

test("a file that takes for ever holds up no one else", async () => {
  const { ask } = readerOf(2);
  const slow = ask("endless", "a");
  expect(await ask("small", "b")).toBe("small");
  expect(await Promise.race([slow, Promise.resolve("still read")])).toBe("still read");
});

test("one caller never has all processes, however many files they send", async () => {
  const { ask } = readerOf(3);
  for (let i = 0; i < 5; i++) void ask("endless", "a");
  expect(await ask("small", "b")).toBe("small");
  expect(await ask("another", "c")).toBe("another");
});

test("callers take turns, each one's files in their order", async () => {
  const { ask } = readerOf(1);
  const order: unknown[] = [];
  await Promise.all(
    [
      ["a1", "a"],
      ["a2", "a"],
      ["a3", "a"],
      ["b1", "b"],
      ["c1", "c"],
    ].map(async ([path, caller]) => order.push(await ask(path!, caller))),
  );
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("who has many files waiting is asked to wait, others still come through", async () => {
  const { reader, ask } = readerOf(2);
  for (let i = 0; i <= MAX_WAITING_OF_ONE; i++) void ask("endless", "a");
  expect(await ask("one more", "a")).toBe("upload.too-many-at-once");
  expect(reader.refusalFor("b")).toBeNull();
  expect(await ask("small", "b")).toBe("small");
});

test("when very many wait, the next is told at once and none of them is lost", async () => {
  const { reader, ask } = readerOf(1);
  const waiting = Array.from({ length: MAX_WAITING + 1 }, (_, i) => ask("endless", `caller ${i}`));
  expect(await ask("one more", "late")).toBe("upload.busy");
  reader.close();
  const codes = await Promise.all(waiting);
  expect(new Set(codes.slice(1))).toEqual(new Set(["upload.busy"]));
  expect(codes[0]).toBe("upload.unreadable");
});

test("a file that brings its process down is refused, and the next is read by another", async () => {
  const { ask, warnings } = readerOf(1);
  expect(await ask("deadly")).toBe("upload.unreadable");
  expect(warnings).toEqual(["Reading an upload failed: the reading process ended"]);
  expect(await ask("small")).toBe("small");
});

test("a file that is too slow is told so, and its process is gone", async () => {
  const { ask, warnings } = readerOf(1, 50);
  expect(await ask("endless")).toBe("upload.too-slow");
  expect(warnings).toEqual(["Reading an upload failed: too slow"]);
});

test("a process that has grown is replaced without a word; one that has not serves on", async () => {
  const { read, warnings } = readerOf(1);
  const pidOf = async (path: string) => {
    const result = await read(path, "a");
    return result.ok ? result.value.coordinateSystems[1] : null;
  };
  const first = await pidOf("small");
  expect(await pidOf("heavy")).toBe(first);
  expect(await pidOf("small")).not.toBe(first);
  expect(warnings).toEqual([]);
});
