import { DatabaseSync } from "node:sqlite";
import { GeodataFault } from "../GeodataFault.ts";

type Relation = { name: string; type: string; sql: string | null; computed: number };

/**
 * Refuses layers that are programs: a view or a computed column can run without end or make
 * gigabytes of nothing. For files of strangers, before anything of theirs is read.
 */
export function checkGeopackageSchema(path: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    database.exec("pragma trusted_schema = off");
    const own = ["gpkg_geometry_columns", "gpkg_spatial_ref_sys"];
    for (const name of own) checkRelation(database, name);
    const layers = database
      .prepare("select distinct table_name as name from gpkg_geometry_columns limit 1000")
      .all() as { name: string }[];
    for (const { name } of layers) checkRelation(database, name);
  } catch (error) {
    if (error instanceof GeodataFault) throw error;
    throw new GeodataFault("geopackage.broken", `it cannot be read (${String(error)})`);
  } finally {
    database?.close();
  }
}

function checkRelation(database: DatabaseSync, name: string): void {
  const found = database
    .prepare(
      `select name, type, sql,
         (select count(*) from pragma_table_xinfo(m.name) where hidden > 1) as computed
       from sqlite_master m where type in ('table', 'view') and lower(name) = lower(?)`,
    )
    .get(name) as Relation | undefined;
  if (!found) throw new GeodataFault("geopackage.no-layer", `there is no table ${name}`);
  const isPlain = found.type === "table" && !/^\s*create\s+virtual/i.test(found.sql ?? "");
  if (!isPlain || found.computed > 0)
    throw new GeodataFault("geopackage.view", `${name} is computed, not stored`, { layer: name });
}
