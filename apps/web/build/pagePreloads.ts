import type { Plugin } from "vite";

/** As far as it is needed of what the bundler gives. */
type Chunk = {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
};

/**
 * Writes `preloads.json`: the files of the pages most people land on, besides those the document
 * names itself. The server names them in the page's head, so that they travel beside the script
 * which would otherwise ask for them only once it runs.
 */
export function pagePreloads(pages: Readonly<Record<string, string>>): Plugin {
  return {
    name: "mars:page-preloads",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const known = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap(filesOf));
      const preloads = Object.entries(pages).map(([path, page]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page));
        if (!chunk) throw new Error(`${page} is no chunk of the build`);
        return [path, filesOf(chunk).filter((file) => !known.has(file))];
      });
      this.emitFile({
        type: "asset",
        fileName: "preloads.json",
        source: JSON.stringify(Object.fromEntries(preloads)),
      });

      /** The chunk's own file, its styles and whatever it imports at once. */
      function filesOf(chunk: Chunk): string[] {
        const open = [chunk];
        const found = new Set<Chunk>();
        for (let next = open.pop(); next; next = open.pop()) {
          if (found.has(next)) continue;
          found.add(next);
          for (const name of next.imports) open.push(byName.get(name)!);
        }
        return [...found].flatMap(({ fileName, viteMetadata }) => [
          fileName,
          ...(viteMetadata?.importedCss ?? []),
        ]);
      }
    },
  };
}
