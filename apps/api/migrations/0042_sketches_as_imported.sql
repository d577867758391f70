-- A sketch as the national system told of it when it was last taken over: its figures count with
-- that outline and measure alone, and one that differs from it has been changed here.
alter table sketch_project add column as_imported jsonb;

-- One that a person has written in has no name here: what it was called is not known any more. The
-- next import notes it, where it is called what the nation tells.
update sketch_project s set as_imported = jsonb_build_object(
    'subsidySchemeId', s.subsidy_scheme_id, 'mitigationMeasureId', s.mitigation_measure_id,
    'geoLocationId', s.geo_location_id, 'areaHa', s.area_ha, 'effects', jsonb_build_object(
      'nitrogenReductionT', s.nitrogen_tons, 'extractionEffortHa', s.extraction_ha,
      'afforestationEffortHa', s.afforestation_ha))
  || case when exists (select from revision_entry r where r.entity = 'sketch_project'
      and r.entity_id = s.id::text and r.action in ('edited', 'area', 'autosave'))
    then '{}' else jsonb_build_object('name', s.name) end
from geo_location g
where g.id = s.geo_location_id and g.source = 'imported' and s.origin = 'national' and s.effects_source = 'imported';

-- Drawn anew or cut, and still with the figures of the outline it had. Where nothing can be computed
-- (no measure, or one without factors) they stay: none would be further from the truth.
update sketch_project s set effects_source = 'computed',
  nitrogen_tons = (s.computed_effects ->> 'nitrogenReductionT')::float8,
  extraction_ha = (s.computed_effects ->> 'extractionEffortHa')::float8,
  afforestation_ha = (s.computed_effects ->> 'afforestationEffortHa')::float8
from geo_location g
where g.id = s.geo_location_id and g.source <> 'imported' and s.effects_source = 'imported'
  and coalesce((s.computed_effects ->> 'nitrogenReductionT')::float8, 0)
    + coalesce((s.computed_effects ->> 'extractionEffortHa')::float8, 0)
    + coalesce((s.computed_effects ->> 'afforestationEffortHa')::float8, 0) > 0;
