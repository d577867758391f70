import { FreshValue } from "../../platform/database/FreshValue.ts";
import type { Services } from "../../services.ts";
import { readCatalogue, readRules, type Catalogue, type Rules } from "./Catalogue.ts";
import { RecentFindings } from "./RecentFindings.ts";

/** How long a new dataset version or scheme may go unseen. */
const MAX_AGE_MS = 5_000;

/** What screening needs of the house and keeps between requests. */
export type ScreeningParts = Services & {
  catalogue: FreshValue<Catalogue>;
  rules: FreshValue<Rules>;
  recent: RecentFindings;
};

export function screeningParts(services: Services): ScreeningParts {
  const { read } = services.database;
  return {
    ...services,
    catalogue: new FreshValue(() => readCatalogue(read), MAX_AGE_MS),
    rules: new FreshValue(() => readRules(read), MAX_AGE_MS),
    recent: new RecentFindings(),
  };
}
