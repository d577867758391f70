import type { ReadAnswer, ReadRequest } from "../process/uploadProcess.ts";

/** Answers by a file's name alone: one never comes to an end, one falls, all others are read. */
process.on("message", ({ path }: ReadRequest) => {
  if (path.startsWith("endless")) return;
  if (path.startsWith("deadly")) process.exit(1);
  const result = {
    ok: true as const,
    value: {
      formats: [],
      assumedCoordinateSystems: [],
      coordinateSystems: [path, String(process.pid)],
      features: [],
    },
  };
  const answer: ReadAnswer = { result, isWorn: path.startsWith("heavy") };
  process.send?.(answer);
});
process.send?.("ready");
process.on("disconnect", () => process.exit(0));
