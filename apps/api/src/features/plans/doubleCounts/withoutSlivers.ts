import { type RawBuilder, sql } from "kysely";

/** Square metres: what is smaller next to a cut is left over by it, and no one's field. */
const SLIVER_M2 = 100;

/** The parts of what is left after a cut; null where it left nothing but slivers. */
export function withoutSlivers(
  left: RawBuilder<unknown>,
  taken: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ST_Multi(ST_Collect(part.geom)) as geometry
    from ST_Dump(ST_CollectionExtract(ST_MakeValid(${left}), 3)) part
    where ST_Area(part.geom) > ${sql.lit(SLIVER_M2)}
      or coalesce(ST_Distance(part.geom, ${taken}) > 0.01, true)
  `;
}
