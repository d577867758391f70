// @vitest-environment node
import { expect, test, vi } from "vitest";
import { readLines } from "./screeningCalls.ts";

async function linesOf(...pieces: string[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(pieces.join(""));
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      // One byte at a time: a letter such as å then comes in two pieces.
      controller.enqueue(bytes.slice(at, at + 1));
      at += 1;
    },
  });
  const lines: string[] = [];
  for await (const line of readLines(body)) lines.push(line);
  return lines;
}

test("[S2] lines are whole however the network cuts them, also within a letter", async () => {
  expect(await linesOf('{"a":"å"}\n', '{"b":"ø"}\n')).toEqual(['{"a":"å"}', '{"b":"ø"}']);
});

test("[S2] the last line counts without a line break, empty ones do not", async () => {
  expect(await linesOf("1\n\n2")).toEqual(["1", "2"]);
});

test("[S2] who stops reading hangs up", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("1\n2\n"));
    },
    cancel() {
      isCancelled = true;
    },
  });
  for await (const line of readLines(body)) if (line === "1") break;
  expect(isCancelled).toBe(true);
});

test("[S2] a line that falls silent is broken, and hung up", async () => {
  let isHungUp = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("one\n")),
    cancel: () => {
      isHungUp = true;
    },
  });
  const came: string[] = [];
  const reading = (async () => {
    for await (const line of readLines(body, { silenceMs: 20 })) came.push(line);
  })();
  await expect(reading).rejects.toThrow("silent");
  expect(came).toEqual(["one"]);
  expect(isHungUp).toBe(true);
});

test("[S2] once the browser is offline a silent line is given up soon", async () => {
  const offline = new EventTarget();
  vi.stubGlobal("addEventListener", offline.addEventListener.bind(offline));
  try {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("one\n")),
    });
    const came: string[] = [];
    const reading = (async () => {
      for await (const line of readLines(body, { silenceMs: 1e9, offlineMs: 1 })) {
        came.push(line);
        // The line is waited on again when this has run.
        setTimeout(() => offline.dispatchEvent(new Event("offline")), 1);
      }
    })();
    await expect(reading).rejects.toThrow("silent");
    expect(came).toEqual(["one"]);
  } finally {
    vi.unstubAllGlobals();
  }
});
