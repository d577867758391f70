-- Units and organisations that a release no longer tells of stay for those who refer to them, and
-- cannot be chosen.
alter table municipality add column retired_at timestamptz;
alter table tripartite add column retired_at timestamptz;
alter table plan add column retired_at timestamptz;
alter table subcatchment add column retired_at timestamptz;
alter table organization add column retired_at timestamptz;

-- Those of earlier releases were noted, but not marked.
update municipality unit set retired_at = told.retired_at from reference_fact told
where told.kind = 'municipality' and told.key = unit.code and told.retired_at is not null;
update tripartite unit set retired_at = told.retired_at from reference_fact told
where told.kind = 'tripartite' and told.key = unit.id::text and told.retired_at is not null;
update plan unit set retired_at = told.retired_at from reference_fact told
where told.kind = 'plan' and told.key = unit.id::text and told.retired_at is not null;
update subcatchment unit set retired_at = told.retired_at from reference_fact told
where told.kind = 'subcatchment' and told.key = unit.op_id and told.retired_at is not null;
update organization unit set retired_at = told.retired_at from reference_fact told
where told.kind = 'organization' and told.key = unit.vat and told.retired_at is not null;

-- A successor may go on under the number of the one it replaces.
alter table municipality drop constraint municipality_vat_key;
create unique index municipality_vat_key on municipality (vat) where retired_at is null;
alter table tripartite drop constraint tripartite_number_key;
create unique index tripartite_number_key on tripartite (number) where retired_at is null;

create view retired_unit as
select 'plan' as unit_kind, id::text as unit_id from plan where retired_at is not null
union all select 'tripartite', id::text from tripartite where retired_at is not null
union all select 'municipality', code from municipality where retired_at is not null
union all select 'subcatchment', op_id from subcatchment where retired_at is not null;

-- What a plan is divided into. One that is retired itself keeps the sub-catchments it had.
create view plan_subcatchment as
select sub.op_id, sub.plan_id from subcatchment sub join plan on plan.id = sub.plan_id
where sub.retired_at is null or plan.retired_at is not null;

create or replace view plan_part as
select whole.geo_location_id, whole.unit_id as plan_id, sub.op_id,
  whole.share * coalesce(
    sub.overlap_ha / sum(sub.overlap_ha) over (partition by whole.geo_location_id, whole.unit_id), 1) as share
from geo_share whole
left join (
  select part.geo_location_id, part.overlap_ha, own.op_id, own.plan_id::text as plan_id
  from geo_overlap part join plan_subcatchment own on own.op_id = part.unit_id
  where part.unit_kind = 'subcatchment'
) sub on sub.geo_location_id = whole.geo_location_id and sub.plan_id = whole.unit_id
where whole.unit_kind = 'plan';

create or replace function note_changed_plans() returns trigger
language plpgsql as $$
begin
  if exists (
    select from added join removed using (id)
    where (added.name, added.status, added.first_published_at, added.last_published_at,
        added.nitrogen_goal_tons, added.extraction_potential_ha, added.field_regulation_tons,
        added.other_extraction_tons, added.geo_location_id, added.retired_at)
      is distinct from (removed.name, removed.status, removed.first_published_at, removed.last_published_at,
        removed.nitrogen_goal_tons, removed.extraction_potential_ha, removed.field_regulation_tons,
        removed.other_extraction_tons, removed.geo_location_id, removed.retired_at)) then
    perform record_public_change('status');
  end if;
  return null;
end
$$;
