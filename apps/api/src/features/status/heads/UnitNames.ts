import type { UnitKind } from "@mars/contracts/statusShapes";
import { withSlugs } from "@mars/domain/status/unitSlugs";
import { CachedValue } from "../../../platform/database/CachedValue.ts";
import type { Database } from "../../../platform/database/Database.ts";
import { type NamedUnit, namedUnits } from "./queries.ts";

const namesMaxAgeMs = 60_000;
/** A page with a general title now is better than one with its own when the database is back. */
const timeoutMs = 2_000;

export type AddressedUnit = NamedUnit & { slug: string };

/** Names of the units as addresses need them: never waited for long, never asked for at every visit. */
export class UnitNames {
  readonly #units: CachedValue<Map<UnitKind, AddressedUnit[]>>;

  constructor(database: Database) {
    this.#units = new CachedValue(async () => {
      const byKind = Map.groupBy(await namedUnits(database.read), ({ kind }) => kind);
      return new Map([...byKind].map(([kind, units]) => [kind, withSlugs(units)]));
    }, namesMaxAgeMs);
  }

  /** Null while the database is out of reach. */
  async of(kind: UnitKind): Promise<readonly AddressedUnit[] | null> {
    const known = await withinTimeout(this.#units.get());
    return known && (known.get(kind) ?? []);
  }
}

async function withinTimeout<T>(value: Promise<T>): Promise<T | null> {
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
