import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** As far as it is needed of what the bundler gives. */
type Chunk = {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
};

/**
 * Writes `preloads.json`: the files of every page besides those the document names itself. The
 * server names them in the page's head, so that they travel next to the script which would otherwise
 * ask for them only once it runs, and so that a page that the server renders has its styles: also
 * those of parts that are loaded late. A table that is itself loaded late comes with its pages.
 */
export function pagePreloads(tables: readonly string[]): Plugin {
  return {
    name: "mars:page-preloads",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(closureOf));
      const knownFiles = new Set([...known].flatMap(filesOf));
      const preloads = tables.flatMap(pagesIn).map(({ path, page, table }) => {
        const chunk = chunkOf(page);
        if (!chunk) throw new Error(`${page} is no chunk of the build`);
        const own = closureOf(chunk).filter((one) => !known.has(one));
        const late = own.flatMap(({ dynamicImports }) => dynamicImports.map(named));
        const tableFiles = [chunkOf(table) ?? []].flat().flatMap(filesOf);
        const files = [
          ...tableFiles,
          ...own.flatMap(filesOf),
          ...late.flatMap(closureOf).flatMap(stylesOf),
        ];
        return [path, [...new Set(files)].filter((file) => !knownFiles.has(file))];
      });
      this.emitFile({
        type: "asset",
        fileName: "preloads.json",
        source: JSON.stringify(Object.fromEntries(preloads)),
      });

      function chunkOf(file: string): Chunk | undefined {
        return chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
      }

      function named(fileName: string): Chunk {
        return byName.get(fileName)!;
      }

      /** The chunk and whatever it imports at once. */
      function closureOf(chunk: Chunk): Chunk[] {
        const open = [chunk];
        const found = new Set<Chunk>();
        for (let next = open.pop(); next; next = open.pop()) {
          if (found.has(next)) continue;
          found.add(next);
          open.push(...next.imports.map(named));
        }
        return [...found];
      }
    },
  };
}

const stylesOf = ({ viteMetadata }: Chunk): string[] => [...(viteMetadata?.importedCss ?? [])];
const filesOf = (chunk: Chunk): string[] => [chunk.fileName, ...stylesOf(chunk)];

/** Path and file of each page in a table that loads them. */
function pagesIn(table: string): { path: string; page: string; table: string }[] {
  const rows = readFileSync(table, "utf8").matchAll(
    /"(\/[^"]*)": \(\) =>\s*import\("\.\.(\/pages\/[^"]+)"\)/g,
  );
  return [...rows].map(([, path = "", page = ""]) => ({ path, page, table }));
}
