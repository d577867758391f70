import type { Organization } from "@mars/contracts/people/organizations";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

/** Organisations whose name, abbreviation or VAT number contains the text; beginnings first. */
export async function findOrganizations(
  database: Queryable,
  text: string,
  limit: number,
): Promise<Organization[]> {
  // strpos instead of like: a typed % or _ is a character, not a pattern.
  const { rows } = await sql<Organization>`
    select vat, name, abbreviation as abbr, kind, icon,
           description_da as "descriptionDa", description_en as "descriptionEn"
    from organization, (select lower(${text}::text) as sought) as asked
    where retired_at is null and (strpos(lower(name), sought) > 0
       or strpos(lower(coalesce(abbreviation, '')), sought) > 0
       or strpos(lower(vat), replace(sought, ' ', '')) > 0)
    order by case when strpos(lower(name), sought) = 1 then 0
                  when lower(coalesce(abbreviation, '')) = sought then 0
                  else 1 end,
             -- As Danes sort: the three last letters after z, and aa as the last.
             translate(replace(lower(name), 'aa', chr(229)), chr(230) || chr(248) || chr(229), '{|}')
               collate "C", vat
    limit ${limit}
  `.execute(database);
  return rows;
}
