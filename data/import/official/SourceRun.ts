import type { ReleaseComparison } from "@mars/contracts/datasets/dataSources";
import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import type { ConfiguredSource } from "../../../apps/api/src/platform/sources/configureSources.ts";
import type { SourceState, Taken } from "../../../apps/api/src/platform/sources/sourceQueries.ts";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import type { CatalogueSource } from "./catalogueQueries.ts";
import type { Acceptance } from "../oddities.ts";
import type { Progress } from "../progress.ts";

/** What taking one source needs. */
export type SourceRun = {
  database: Database;
  url: string;
  source: ConfiguredSource;
  state: SourceState | undefined;
  progress: Progress;
  fetchOptions: FetchOptions;
  isDryRun: boolean;
  /** Everything is fetched, whatever the source says of changes. */
  isForced: boolean;
  acceptance: Acceptance | undefined;
  keepDemo: boolean;
  /** What the catalogue has just said, where it is not stored. */
  listed?: ReadonlyMap<string, CatalogueSource> | undefined;
};

export type SourceResult = {
  taken: Taken;
  lines: string[];
  comparison?: ReleaseComparison | undefined;
  listed?: ReadonlyMap<string, CatalogueSource> | undefined;
};

/** Nothing is wrong: the source has no address yet, and the sentence says how to give it one. */
export class SourceNotConfigured extends Error {}
