-- A plan's own sketch that a neighbour has published too counts once, as the plan has it.
create or replace view plan_counted as
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
  and (item.home_plan_id is null or item.is_published <> (item.home_plan_id::text = part.plan_id))
  and not (item.is_published is true and exists (
    select from sketch_project own where own.id = item.id and own.plan_id::text = part.plan_id));
