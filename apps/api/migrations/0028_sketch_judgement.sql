-- What planners judge a sketch by when the gap closer weighs it; never part of a published version.
alter table sketch_project
  add column cost_per_ha_dkk double precision check (cost_per_ha_dkk >= 0),
  add column willingness text check (willingness in ('low', 'medium', 'high')),
  add column nature_value text check (nature_value in ('low', 'medium', 'high'));
