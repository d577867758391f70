import type { AppSettings } from "@mars/contracts/platform/appSettings";
import type { RenderedRead } from "../serverData/publicReads.ts";

/** What travels within a page that the server has rendered: all that the browser needs to begin with the same. */
export type RenderedData = {
  pathname: string;
  /** Without what others added to the link. */
  search: string;
  /** Null where the built-in ones were used. */
  settings: AppSettings | null;
  reads: RenderedRead[];
};

export const renderedDataId = "rendered-data";
