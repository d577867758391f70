import {
  type ContentPart,
  contentPart,
  type DataSources,
} from "@mars/contracts/datasets/dataSources";
import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

export type ContentOrigin = DataSources["parts"][number];

/** How much there is of each kind of content, and whether it is invented. */
export async function contentOrigins(database: Queryable): Promise<ContentOrigin[]> {
  const { rows } = await sql<{ part: ContentPart; demo: number; real: number }>`
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
  return contentPart.options.map((part) => {
    const { demo, real } = rows.find((row) => row.part === part) ?? { demo: 0, real: 0 };
    const origin = demo > 0 ? (real > 0 ? "mixed" : "demo") : real > 0 ? "real" : "none";
    return { part, origin, count: demo + real };
  });
}
