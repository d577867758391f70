-- Needs that a planner has edited belong to the draft; a version keeps those it was published with,
-- in tons by sub-catchment. Until now one figure was public with every version, so every version
-- gets the figures that are public today.
alter table plan_version add column needs jsonb not null default '{}';
update plan_version set needs = edited.needs
from (
  select plan_id, jsonb_object_agg(op_id, need_tons) as needs from subcatchment
  where need_source = 'edited' and need_tons is not null group by plan_id) edited
where edited.plan_id = plan_version.plan_id;
