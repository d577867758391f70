import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { fetchWithRetry } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { shownAddress } from "../../../apps/api/src/platform/geodata/fetching/shownAddress.ts";
import type { Validators } from "../../../apps/api/src/platform/sources/sourceQueries.ts";
import { addressOf } from "../addressOf.ts";

export type NationalPaths = {
  always: readonly string[];
  /** Where the server has them. */
  sometimes: readonly string[];
};

/** The national system's public answers, from its address or from files saved of it. */
export type NationalSource = {
  name: string;
  /** Asked now, and so as it stands now; saved files are as old as what they hold. */
  isLive: boolean;
  /** Null where there is no such thing. */
  read(path: string): Promise<unknown>;
  /** Whether all of it says that it is still what was taken with these; files never do. */
  isUnchanged(paths: NationalPaths, known: Validators): Promise<boolean>;
  /** Of what was read, by address: what another server gave says nothing of this one. */
  validators: Validators;
};

export async function openNationalSource(
  where: string,
  options: FetchOptions = {},
): Promise<NationalSource> {
  const isFolder = await stat(where).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return inFolder(where);
  const address = addressOf(where) ?? addressOf(`${where}/`);
  if (address === null)
    throw new GeodataFault("national.no-source", "it is neither an address nor a folder");
  return atAddress(address, options);
}

/** The API's base however it was written: the site, its `/api`, or a page of either. */
function basesOf(address: string): string[] {
  const trimmed = address
    .replace(/[?#].*$/, "")
    .replace(/\/(?:master-data|status|geometries)(?:\/.*)?$/, "")
    .replace(/\/+$/, "");
  return trimmed.endsWith("/api") ? [trimmed, trimmed.slice(0, -4)] : [trimmed, `${trimmed}/api`];
}

function atAddress(address: string, options: FetchOptions): NationalSource {
  const bases = basesOf(address);
  // Keys travel in it.
  const query = new URL(address).search;
  let base = bases[0]!;
  const validators: Validators = {};
  const kept = new Map<string, unknown>();
  const accept = { accept: "application/json" };
  const asking = { headers: accept, ...options };
  const ask = (from: string, path: string, condition: Record<string, string> = {}) =>
    fetchWithRetry(
      `${from}/${path}${query}`,
      async (response) => {
        if (response.status === 304) return unchanged;
        const answer = parsed(path, await response.text());
        const etag = response.headers.get("etag") ?? undefined;
        const lastModified = response.headers.get("last-modified") ?? undefined;
        if (!path.startsWith("geometries/") && (etag ?? lastModified))
          validators[shownAddress(`${from}/${path}`)] = { etag, lastModified };
        return answer;
      },
      { ...asking, headers: { ...accept, ...options.headers, ...condition } },
    );
  /** A site answers unknown addresses with a page: that is not the API's base. */
  const findBase = async (path: string) => {
    const faults: GeodataFault[] = [];
    for (const each of bases) {
      try {
        const answer = await ask(each, path);
        base = each;
        return answer;
      } catch (error) {
        if (!(error instanceof GeodataFault) || !isNotThere(error)) throw error;
        faults.push(error);
      }
    }
    throw new GeodataFault(
      "national.no-api",
      `neither ${bases.map((each) => shownAddress(`${each}/${path}`)).join(" nor ")} answers as the status API`,
      { asked: bases.map(shownAddress), why: faults.map((fault) => fault.message) },
    );
  };
  let found: Promise<unknown> | null = null;
  return {
    get name() {
      return shownAddress(base);
    },
    isLive: true,
    validators,
    async isUnchanged(paths, known) {
      if (Object.keys(known).length === 0) return false;
      found ??= findBase("master-data");
      kept.set("master-data", await found);
      const knownOf = (path: string) => known[shownAddress(`${base}/${path}`)];
      if (paths.always.some((path) => !knownOf(path))) return false;
      for (const path of [...paths.always, ...paths.sometimes.filter(knownOf)]) {
        const { etag, lastModified } = knownOf(path)!;
        const answer = await ask(base, path, {
          ...(etag ? { "if-none-match": etag } : {}),
          ...(lastModified ? { "if-modified-since": lastModified } : {}),
        });
        if (answer === unchanged) continue;
        kept.set(path, answer);
        return false;
      }
      return true;
    },
    async read(path) {
      if (kept.has(path)) return kept.get(path);
      if (found === null) return (found = findBase(path));
      await found;
      try {
        return await ask(base, path);
      } catch (error) {
        if (error instanceof GeodataFault && error.figures["why"] === "HTTP 404") return null;
        throw error;
      }
    },
  };
}

const unchanged = Symbol("unchanged");

function isNotThere(fault: GeodataFault): boolean {
  return fault.code === "national.bad-answer" || fault.figures["why"] === "HTTP 404";
}

/** `status/plans.json` or, where files lie side by side, `status-plans.json`. */
function inFolder(folder: string): NationalSource {
  return {
    name: folder,
    isLive: false,
    validators: {},
    isUnchanged: async () => false,
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
