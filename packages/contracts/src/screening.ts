/** All of a screening in one place; each noun has a file of its own. */
export * from "./screeningArea.ts";
export * from "./screeningChanges.ts";
export * from "./screeningCut.ts";
export * from "./screeningDownloads.ts";
export * from "./screeningFinding.ts";
export * from "./screeningLive.ts";
export * from "./screeningReceipt.ts";
export * from "./screeningStream.ts";
