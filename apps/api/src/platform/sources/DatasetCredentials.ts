import { CachedValue } from "../database/CachedValue.ts";
import type { Queryable } from "../database/Database.ts";
import {
  addressWithCredentials,
  configureSources,
  type ConfiguredSource,
  SourcesFault,
} from "./configureSources.ts";
import { layerSourceOf, officialSources } from "./officialSources.ts";
import { readDatasetIds } from "./storedDatasetQueries.ts";

const KEPT_MS = 60_000;

/** The keys of a dataset's configured source, for the product's own requests; browsers never see them. */
export class DatasetCredentials {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #ids: CachedValue<readonly string[]>;

  constructor(database: Queryable, env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
    this.#ids = new CachedValue(() => readDatasetIds(database), KEPT_MS);
  }

  /** The address with the keys, where the source has any and they are meant for that host. */
  async address(datasetId: string, address: string): Promise<string> {
    const source = (await this.#sources(datasetId)).find(
      (each) => each.datasetId === datasetId && Object.keys(each.credentials).length > 0,
    );
    if (!source || !isMeantFor(source, address)) return address;
    return addressWithCredentials(address, source.credentials);
  }

  async #sources(datasetId: string): Promise<ConfiguredSource[]> {
    const ids = new Set([...(await this.#ids.get()), datasetId]);
    const others = [...ids].filter((id) => !officialSources.some((each) => each.datasetId === id));
    const sources = [...officialSources, ...others.map((id) => layerSourceOf({ id, ...untold }))];
    try {
      return configureSources(sources, this.#env);
    } catch (error) {
      // A file that cannot be read is told by imports; what needs no keys continues without.
      if (error instanceof SourcesFault)
        return configureSources(sources, { ...this.#env, SOURCES_FILE: undefined });
      throw error;
    }
  }
}

const untold = { titleDa: "", titleEn: "", owner: "", licence: "" };

/** A source with an address of its own has keys for that host, whatever the catalogue names. */
function isMeantFor({ url }: ConfiguredSource, address: string): boolean {
  return !URL.canParse(url) || new URL(url).host === new URL(address).host;
}
