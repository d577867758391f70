import { pageTable, type TabledPage } from "@mars/contracts/pages/pageTable";
import type { Plugin } from "vite";

const rows: readonly TabledPage[] = pageTable;

/** The table of pages without what only the server asks of a page: 4 kB that no browser reads. */
export function browserPageTable(): Plugin {
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
