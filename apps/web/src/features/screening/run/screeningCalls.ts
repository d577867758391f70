import { readScreening, retryDataset } from "@mars/contracts/screening/screeningReceipt";
import { type ScreeningLine, startScreening } from "@mars/contracts/screening/screeningStream";
import { call, callRaw } from "../../../lib/http/call.ts";
import { mutableArea } from "../area/mutableArea.ts";
import type { NeighbourChoice } from "../area/NeighbourChoice.ts";
import { readLines } from "./readLines.ts";
import type { ScreeningCalls } from "./ScreeningRun.ts";

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
