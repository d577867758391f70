/** A word in backticks that names a place in a tree: segments with slashes between them. */
const PATH = /`((?:[\w.@-]+\/)+[\w.@-]+)\/?`/g;
/** How documents name the rooms. */
const ROOMS: readonly [RegExp, string][] = [
  [/^(?:@mars\/)?(domain|contracts|wording)\//, "packages/$1/src/"],
  [/^(api|web)\//, "apps/$1/src/"],
];

type Places = { ends: ReadonlySet<string>; folders: ReadonlySet<string> };

/**
 * Paths that a document names and the repository does not have. A path may be named by its end, and a
 * module without its ending; what begins with no folder of the repository is no path of it.
 */
export function findMissingPaths(markdown: string, places: Places): string[] {
  return [...markdown.matchAll(PATH)].flatMap(([, written]) => {
    const path = ROOMS.reduce((name, [room, folder]) => name.replace(room, folder), written!);
    const isOurs = places.folders.has(path.split("/")[0]!);
    return !isOurs || places.ends.has(path) ? [] : [written!];
  });
}

/** Every end of every path, with and without the ending of a module; and the names of all folders. */
export function placesOf(files: readonly string[]): Places {
  const [ends, folders] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const segments = file.split("/");
    segments.slice(0, -1).forEach((folder) => folders.add(folder));
    for (let from = 0; from < segments.length; from += 1)
      for (let to = from + 1; to <= segments.length; to += 1) {
        const end = segments.slice(from, to).join("/");
        ends.add(end);
        if (to === segments.length) ends.add(end.replace(/\.tsx?$/, ""));
      }
  }
  return { ends, folders };
}
