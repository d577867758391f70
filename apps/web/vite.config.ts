import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pageTable, type TabledPage } from "@mars/contracts/pages/pageTable";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { pagePreloads } from "./build/pagePreloads.ts";
import { precompress } from "./build/precompress.ts";
import { sharedChunks } from "./build/sharedChunks.ts";

const rows: readonly TabledPage[] = pageTable;

/** The table of pages without what only the server asks of a page: 4 kB that no browser reads. */
function browserPageTable(): Plugin {
  const inBrowser = JSON.stringify(rows, (key, value: unknown) =>
    key === "onServer" ? undefined : value,
  );
  const code = `export const pageTable = ${inBrowser};`;
  const file = /\/contracts\/src\/pages\/pageTable\.ts$/;
  return {
    name: "mars:browser-page-table",
    transform: { filter: { id: file }, handler: () => ({ code, map: null }) },
  };
}

// The design system exports its script only; the fonts lie next to it.
const designSystem = dirname(dirname(createRequire(import.meta.url).resolve("dkfds")));
const apiAddress = process.env["API_ADDRESS"] ?? "http://127.0.0.1:3000";

const forBoth = {
  root: import.meta.dirname,
  resolve: { alias: { "@fonts": join(designSystem, "fonts/IBMPlexSans/split/woff2") } },
} satisfies UserConfig;
const compiled = () => react({ compiler: { compilationMode: "annotation" } });

/** `vite build --ssr`: the same pages for the server, which renders them; all in it, as the server has no React. */
const forServer: UserConfig = {
  ...forBoth,
  plugins: [compiled()],
  ssr: { noExternal: true },
  build: {
    target: "node24",
    outDir: "dist-server",
    ssr: true,
    rolldownOptions: { input: "src/app/renderPage.tsx" },
    copyPublicDir: false,
    reportCompressedSize: false,
  },
};

const forBrowser: UserConfig = {
  ...forBoth,
  plugins: [
    compiled(),
    browserPageTable(),
    preloadFonts(["Regular", "Medium"]),
    pagePreloads(
      ["loadPage.ts", "loadOtherPage.ts"].map((table) =>
        join(import.meta.dirname, "src/app/routes", table),
      ),
    ),
    precompress(),
  ],
  build: {
    target: "es2022",
    // The content policy allows no inline script and no data: address for code.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/identity", "/portal", "/ogc", "/app-settings.json"].map((path) => [
        path,
        { target: apiAddress, changeOrigin: false },
      ]),
    ),
  },
};

/** The tool asks for a default export. */
export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowser));

/** Names the faces of the first paint in the head, so that they travel next to the script. */
function preloadFonts(weights: readonly string[]): Plugin {
  return {
    name: "mars:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return weights.map((weight) => {
          const file = files.find((name) => name.includes(`IBMPlexSans-${weight}-Latin1`));
          if (!file) throw new Error(`The face ${weight} is not in the build`);
          return {
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: "head" as const,
          };
        });
      },
    },
  };
}
