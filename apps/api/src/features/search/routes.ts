import { searchEverything as searchContract } from "@mars/contracts/places/search";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import type { Services } from "../../services.ts";
import { searchEverything } from "./searchEverything.ts";
import type { NationalSearch } from "./searchNational.ts";

// People type on while it is asked; later than this the answer is no longer for what they typed.
const nationalTimeoutMilliseconds = 1200;

export async function searchRoutes(app: App, { database, config }: Services): Promise<void> {
  const { gsearchUrl, gsearchToken } = config.map;
  const national: NationalSearch | null = gsearchUrl
    ? { url: gsearchUrl, token: gsearchToken, timeoutMilliseconds: nationalTimeoutMilliseconds }
    : null;
  route(app, searchContract, ({ query }) =>
    searchEverything(database.read, national, {
      text: query.q,
      limit: query.limit,
      language: query.language,
    }),
  );
}
