import { CachedValue } from "../../platform/database/CachedValue.ts";
import { DatasetCredentials } from "../../platform/sources/DatasetCredentials.ts";
import type { Services } from "../../services.ts";
import { readCatalogue, readRules, type Catalogue, type Rules } from "./catalogue/Catalogue.ts";

/** How long a new dataset version or scheme may go unseen. */
const MAX_AGE_MS = 5_000;

/** What screening needs of the platform and keeps between requests. */
export type ScreeningParts = Services & {
  catalogue: CachedValue<Catalogue>;
  rules: CachedValue<Rules>;
  credentials: DatasetCredentials;
};

export function screeningParts(services: Services): ScreeningParts {
  const { read } = services.database;
  return {
    ...services,
    catalogue: new CachedValue(() => readCatalogue(read), MAX_AGE_MS),
    rules: new CachedValue(() => readRules(read), MAX_AGE_MS),
    credentials: new DatasetCredentials(read, services.config.sourceSettings),
  };
}
