import type { ImportGraph } from "./findCycles.ts";
import { ownFile } from "./ownFile.ts";
import { readImports } from "./readImports.ts";

const endings = ["", ".ts", ".tsx"];

/** Who imports whom among the given files. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const found = (path: string) =>
    endings.map((ending) => path + ending).find((each) => sources.has(each));
  return new Map(
    [...sources].map(([path, source]) => [
      path,
      readImports(source).flatMap((specifier) => {
        const target = ownFile(path, specifier);
        return (target && found(target)) || [];
      }),
    ]),
  );
}
