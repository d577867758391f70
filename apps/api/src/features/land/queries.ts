import type { MunicipalityHolding } from "@mars/contracts/places/land";
import { withSlugs } from "@mars/domain/status/unitSlugs";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { isUnitOf, retiredOn } from "../../platform/geography/unitOfDay.ts";

/** State land by municipality at the end of each quarter that was over on a day, oldest first. */
export async function holdings(database: Queryable, day: string): Promise<MunicipalityHolding[]> {
  const { rows } = await sql<MunicipalityHolding>`
    select municipality.id as "municipalityId", municipality.code as "municipalityCode",
      municipality.name as "municipalityName", extract(year from quarter)::integer as year,
      extract(quarter from quarter)::integer as quarter, project_land_ha as "projectLandHa",
      compensation_land_ha as "compensationLandHa", binding_agreements_ha as "bindingAgreementsHa",
      bought_ha as "boughtHa", sold_ha as "soldHa", vkp_ha as "vkpHa", klp_ha as "klpHa"
    from land_holding join municipality on municipality.code = municipality_code
    where (quarter + interval '3 months')::date <= ${day}::date + 1
    order by land_holding.quarter, municipality.code`.execute(database);
  return rows;
}

export type NamedMunicipality = {
  id: string;
  code: string;
  slug: string;
  name: string;
  /** The day it was retired, where that is the day shown or one before it. */
  retiredOn: string | null;
  /** Neither retired by then nor come since. */
  isOfDay: boolean;
};

/** Municipalities take part in the lowest-to-highest comparison also without any holdings. */
export async function municipalityNames(
  database: Queryable,
  day: string,
): Promise<NamedMunicipality[]> {
  const { rows } = await sql<Omit<NamedMunicipality, "slug"> & { isRetired: boolean }>`
    select id, code, name, retired_at is not null as "isRetired", ${isUnitOf(day)} as "isOfDay",
      ${retiredOn(day)} as "retiredOn"
    from municipality where not outside_division`.execute(database);
  return withSlugs(rows);
}
