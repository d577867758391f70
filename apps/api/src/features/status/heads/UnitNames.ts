import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { withSlugs } from "@mars/domain/status/unitSlugs";
import { CachedValue } from "../../../platform/database/CachedValue.ts";
import type { Database } from "../../../platform/database/Database.ts";
import { type NamedUnit, namedUnits } from "./queries.ts";
import { withinTimeout } from "./withinTimeout.ts";

const namesMaxAgeMs = 60_000;

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
