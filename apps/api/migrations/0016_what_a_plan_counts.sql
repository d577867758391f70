-- What a plan counts, defined once: by workspace, version, report, table and public page alike.

-- An area's part of a plan is the one that is published; within the plan it is divided by overlap
-- with the plan's sub-catchments. Imported areas keep the plan overlaps they came with, which need
-- not fit the outlines of sub-catchments: op_id is null where an area touches none of them.
create view plan_part as
select whole.geo_location_id, whole.unit_id as plan_id, sub.op_id,
  whole.share * coalesce(
    sub.overlap_ha / sum(sub.overlap_ha) over (partition by whole.geo_location_id, whole.unit_id), 1) as share
from geo_share whole
left join (
  select part.geo_location_id, part.overlap_ha, subcatchment.op_id, subcatchment.plan_id::text as plan_id
  from geo_overlap part join subcatchment on subcatchment.op_id = part.unit_id
  where part.unit_kind = 'subcatchment'
) sub on sub.geo_location_id = whole.geo_location_id and sub.plan_id = whole.unit_id
where whole.unit_kind = 'plan';

-- Projects of the three stages, a plan's own sketches as they are drawn now, and those of its
-- neighbours as these have published them.
create view plan_item as
select id, 'sketch_project'::text as stage, plan_id as home_plan_id, false as is_published, kind, name,
  included_in_plan as included, geo_location_id, area_ha, nitrogen_tons, extraction_ha, afforestation_ha
from sketch_project
union all
select sketch.sketch_project_id, 'sketch_project', version.plan_id, true, sketch.kind, sketch.name,
  sketch.included_in_plan, sketch.geo_location_id, sketch.area_ha, sketch.nitrogen_tons,
  sketch.extraction_ha, sketch.afforestation_ha
from plan_version_sketch sketch
join plan_version version on version.id = sketch.plan_version_id and version.ended_at is null
union all
select id, stage, null, null, 'project', name, true, geo_location_id, area_ha, nitrogen_tons,
  extraction_ha, afforestation_ha
from project where stage is not null and geo_location_id is not null;

-- One row for each item that counts in a plan and sub-catchment, with what it gives there.
create view plan_counted as
select part.plan_id, part.op_id, part.share, item.id as item_id, item.stage, item.home_plan_id,
  item.kind, item.name, item.geo_location_id, item.area_ha,
  coalesce(item.nitrogen_tons, 0) * part.share as nitrogen_tons,
  coalesce(item.extraction_ha, 0) * part.share as extraction_ha,
  coalesce(item.afforestation_ha, 0) * part.share as afforestation_ha
from plan_item item
join plan_part part on part.geo_location_id = item.geo_location_id
left join plan_project_exclusion left_out
  on left_out.plan_id::text = part.plan_id and left_out.project_id = item.id
where item.included and left_out.project_id is null
  and (item.home_plan_id is null or item.is_published <> (item.home_plan_id::text = part.plan_id));

-- The rows a version was counted from. op_id is empty for what lies in none of its sub-catchments.
create table plan_version_item (
  plan_version_id uuid not null references plan_version (id),
  item_id uuid not null,
  op_id text not null,
  stage text not null,
  home_plan_id uuid,
  name text not null,
  geo_location_id uuid not null references geo_location (id),
  share double precision not null,
  nitrogen_tons double precision not null,
  extraction_ha double precision not null,
  afforestation_ha double precision not null,
  -- Part of the item on land that a more certain one already counts, 0 to 1.
  twice_share double precision not null default 0,
  primary key (plan_version_id, item_id, op_id)
);
create index plan_version_item_geo_idx on plan_version_item (geo_location_id);
