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

/** The same between the folders directly below `room`; a file of the room itself is not in one. */
export function foldersOf(room: string, graph: ImportGraph): ImportGraph {
  const folderOf = (path: string) => {
    const [folder, ...below] = path.slice(room.length + 1).split("/");
    return folder && below.length > 0 ? folder : null;
  };
  const folders = new Map<string, string[]>();
  for (const [path, targets] of graph) {
    const folder = folderOf(path);
    if (folder === null) continue;
    const others = targets.map(folderOf).filter((other) => other !== null && other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others] as string[]);
  }
  return folders;
}

/** Imports by path: which of our own files each file asks for, for values or for types alone. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

type Visit = { index: number; low: number; isOpen: boolean };

/**
 * Groups of files that import each other in a circle, by Tarjan's strongly connected components.
 * Types count too: whoever reads or moves one file of a circle must read all of them.
 */
export function findCycles(graph: ImportGraph): string[][] {
  const visits = new Map<string, Visit>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): Visit {
    const own: Visit = { index: visits.size, low: visits.size, isOpen: true };
    visits.set(file, own);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const known = visits.get(target);
      if (!known) own.low = Math.min(own.low, visit(target).low);
      else if (known.isOpen) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) closeFrom(file);
    return own;
  }

  function closeFrom(file: string): void {
    const members = open.splice(open.lastIndexOf(file));
    for (const member of members) visits.get(member)!.isOpen = false;
    const isCycle = members.length > 1 || graph.get(file)?.includes(file) === true;
    if (isCycle) cycles.push(members.toSorted());
  }

  for (const file of graph.keys()) if (!visits.has(file)) visit(file);
  return cycles;
}
