import type { PageHead } from "@mars/contracts/pageHeads";
import { unitOfPage, unitPageHead } from "@mars/contracts/unitPageHeads";
import type { Database } from "../../../platform/database/Database.ts";
import { CachedValue } from "../../../platform/database/CachedValue.ts";
import { namedUnits } from "./queries.ts";

const namesMaxAgeMs = 60_000;
/** A page with a general title now is better than one with its own when the database is back. */
const timeoutMs = 2_000;

/**
 * Finds the title and description of a unit's page, for search engines and link previews that run
 * no script. Null for other pages, for unknown units and while the database is out of reach.
 */
export function unitHeads(database: Database): (pathname: string) => Promise<PageHead | null> {
  const names = new CachedValue(async () => {
    const units = await namedUnits(database.read);
    return new Map(
      units.flatMap(({ kind, id, code, name }) =>
        [id, ...(code === null ? [] : [code])].map((key) => [`${kind} ${key}`, name] as const),
      ),
    );
  }, namesMaxAgeMs);

  return async (pathname) => {
    const unit = unitOfPage(pathname);
    if (unit === null) return null;
    const known = await withinPatience(names.get());
    const name = known?.get(`${unit.kind} ${unit.id}`);
    return name === undefined ? null : unitPageHead(pathname, name);
  };
}

async function withinPatience<T>(value: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), timeoutMs);
  try {
    return await Promise.race([value, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
