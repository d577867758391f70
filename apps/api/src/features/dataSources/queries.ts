import type { ContentPart } from "@mars/contracts/dataSources";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type ContentRow = { part: ContentPart; demo: number; real: number };

/** How much of each kind of content is invented and how much is not. */
export async function contentRows(database: Queryable): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select part as part, count(*) filter (where is_demo)::int as demo,
      count(*) filter (where not is_demo)::int as real
    from (
      select 'geography' as part, source = 'demo' as is_demo from geography_source
      union all select 'layers', version.source = 'demo'
        from dataset join dataset_version version on version.id = dataset.current_version_id
      union all select 'places', origin = 'demo' from place
      union all select 'projects', origin = 'demo' from project where stage is not null
      union all select 'sketches', origin = 'demo' from sketch_project
      union all select 'plans', text_origin = 'demo' from plan where description <> '' or status <> 'draft'
      union all select 'land', origin = 'demo' from land_holding
    ) content
    group by part`.execute(database);
  return rows;
}
