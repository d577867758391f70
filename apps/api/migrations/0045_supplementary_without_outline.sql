-- The national system lists supplementary areas that nobody has drawn: they have a name and a kind, and neither outline nor size.
alter table supplementary_geometry alter column geo_location_id drop not null;
alter table supplementary_geometry alter column area_ha drop not null;
