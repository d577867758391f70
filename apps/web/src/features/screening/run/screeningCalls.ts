import { readScreening, retryDataset } from "@mars/contracts/screening/screeningReceipt";
import { type ScreeningLine, startScreening } from "@mars/contracts/screening/screeningStream";
import { call, callRaw } from "../../../lib/http/call.ts";
import { mutableArea } from "../area/mutableArea.ts";
import type { NeighbourChoice } from "../area/NeighbourChoice.ts";
import type { ScreeningCalls } from "./ScreeningRun.ts";

/** Far longer than the server waits for anybody: nothing more will come over this line. */
const usualSilenceMs = 120_000;
/** A browser that knows it is offline need not wait as long; a local network may still carry us. */
const offlineSilenceMs = 5_000;

type SilenceLimits = { silenceMs?: number; offlineMs?: number };

/**
 * The lines of a body as they come; the last one needs no line break. A network that is gone says
 * nothing, so a long silence is a broken line.
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  { silenceMs = usualSilenceMs, offlineMs = offlineSilenceMs }: SilenceLimits = {},
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await soon(reader.read(), { silenceMs, offlineMs });
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") yield line;
    }
    if (rest.trim() !== "") yield rest;
  } finally {
    // Whoever stops reading has hung up: the server then stops measuring.
    await reader.cancel().catch(() => {});
  }
}

async function soon<T>(
  work: Promise<T>,
  { silenceMs, offlineMs }: Required<SilenceLimits>,
): Promise<T> {
  const settled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error("The line has been silent for too long")), ms);
    };
    const isOffline = "onLine" in navigator && !navigator.onLine;
    wait(isOffline ? offlineMs : silenceMs);
    const { signal } = settled;
    globalThis.addEventListener?.("offline", () => wait(offlineMs), { signal });
    globalThis.addEventListener?.("online", () => wait(silenceMs), { signal });
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    settled.abort();
    clearTimeout(timer);
  }
}

/** The calls of a screening. `neighbours` is asked when it starts: the user may have changed it. */
export function screeningCalls(neighbours: () => NeighbourChoice): ScreeningCalls {
  return {
    async *start(area, signal) {
      const { bufferM, stages } = neighbours();
      const response = await callRaw(startScreening, {
        body: {
          geometry: mutableArea(area),
          crs: "25832",
          bufferM,
          ...(stages && { neighbourStages: [...stages] }),
        },
        signal,
        quiet: true,
        timeoutMs: false,
      });
      if (!response.body) return;
      for await (const line of readLines(response.body)) yield JSON.parse(line) as ScreeningLine;
    },
    open: (id, signal) => call(readScreening, { params: { id }, signal, quiet: true }),
    retry: (id, datasetId) => call(retryDataset, { params: { id, datasetId }, timeoutMs: 60_000 }),
  };
}
