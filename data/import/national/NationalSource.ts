import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetchWithRetry.ts";
import { fetchWithRetry } from "../../../apps/api/src/platform/geodata/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";

/** The national system's public answers, from its address or from files saved of it. */
export type NationalSource = {
  name: string;
  /** Asked now, and so as it stands now; saved files are as old as what they hold. */
  isLive: boolean;
  /** Null where there is no such thing. */
  read(path: string): Promise<unknown>;
};

export async function openNationalSource(
  where: string,
  options: FetchOptions = {},
): Promise<NationalSource> {
  if (/^https?:\/\//i.test(where)) return atAddress(where.replace(/\/+$/, ""), options);
  const isFolder = await stat(where).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new GeodataFault("national.no-source", "it is neither an address nor a folder");
  return inFolder(where);
}

function atAddress(base: string, options: FetchOptions): NationalSource {
  return {
    name: base,
    isLive: true,
    async read(path) {
      try {
        return await fetchWithRetry(
          `${base}/${path}`,
          async (response) => parsed(path, await response.text()),
          {
            headers: { accept: "application/json" },
            ...options,
          },
        );
      } catch (error) {
        if (error instanceof GeodataFault && error.figures["why"] === "HTTP 404") return null;
        throw error;
      }
    },
  };
}

/** `status/plans.json` or, where files lie side by side, `status-plans.json`. */
function inFolder(folder: string): NationalSource {
  return {
    name: folder,
    isLive: false,
    async read(path) {
      for (const name of [`${path}.json`, `${path.replaceAll("/", "-")}.json`, path]) {
        const text = await readFile(join(folder, name), "utf8").catch(() => null);
        if (text !== null) return parsed(name, text);
      }
      return null;
    },
  };
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GeodataFault("national.bad-answer", `${path} is not JSON, or is cut off`, { path });
  }
}
