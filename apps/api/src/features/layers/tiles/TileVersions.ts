import { createHash } from "node:crypto";
import { type SystemTileSet, systemTileSets, type TileSet } from "@mars/contracts/datasets/layers";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readTileVersions } from "./tileQueries.ts";
import { datasetLayer, finestZoom, systemLayers, type TileLayerSource } from "./tileSets.ts";

/** A tile set as it stands now. `lasts`: worth keeping on disk. */
export type CurrentSet = { version: string; sources: TileLayerSource[]; lasts: boolean };

/** How long a change may stay unseen; a page of forty tiles asks the database once. */
const freshMs = 1000;
const trustedForMs = 2000;

/** The tile sets and their versions, asked from the database at most once a second. */
export class TileVersions {
  readonly #database: Queryable;
  #read: Promise<Map<string, CurrentSet>> | null = null;
  #readAt = -Infinity;
  #latest: Map<string, CurrentSet> | null = null;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** The set as it was a moment ago, without waiting; undefined when that is too long ago. */
  versionNow(set: string): string | undefined {
    const ageMs = performance.now() - this.#readAt;
    if (ageMs > trustedForMs) return undefined;
    if (ageMs > freshMs) this.all().catch(() => undefined);
    return this.#latest?.get(set)?.version;
  }

  async all(): Promise<Map<string, CurrentSet>> {
    if (this.#read === null || performance.now() - this.#readAt > freshMs) {
      this.#readAt = performance.now();
      const reading = currentSets(this.#database);
      this.#read = reading;
      void reading.then(
        (sets) => (this.#latest = sets),
        () => (this.#latest = null),
      );
      // A failed read is asked again, not remembered.
      reading.catch(() => {
        if (this.#read === reading) this.#read = null;
      });
    }
    return this.#read;
  }
}

/** Counts up when the background's tiles hold something else of the same data. */
const BACKGROUND_EDITION = 3;

async function currentSets(database: Queryable): Promise<Map<string, CurrentSet>> {
  const { datasets, geography, projects, sketches } = await readTileVersions(database);
  const versions = new Map(datasets.map(({ id, versionId }) => [id, versionId]));
  const background = createHash("sha1")
    .update(JSON.stringify([geography, datasets, BACKGROUND_EDITION]))
    .digest("hex");
  const versionOf: Record<SystemTileSet, string> = {
    background: background.slice(0, 12),
    municipalities: geography,
    tripartites: geography,
    plans: geography,
    subcatchments: geography,
    projects,
    "sketch-projects": sketches,
  };
  const sets = new Map<string, CurrentSet>();
  for (const set of systemTileSets) {
    const lasts = set !== "projects" && set !== "sketch-projects";
    sets.set(set, { version: versionOf[set], sources: systemLayers(set, versions), lasts });
  }
  for (const { id, versionId, attributeNames } of datasets)
    sets.set(id, {
      version: String(versionId),
      sources: [datasetLayer(versionId, attributeNames)],
      lasts: true,
    });
  return sets;
}

export function describeSets(sets: Map<string, CurrentSet>): TileSet[] {
  return [...sets].map(([id, { version, sources }]) => ({
    id,
    version,
    layers: sources.map((source) => source.name),
    minZoom: 0,
    maxZoom: finestZoom,
  }));
}
