-- Cadastral and field block numbers are looked up among a million features; without an index every
-- letter typed would read them all. Only layers that carry such numbers get one: see data/import.
do $$
declare
  layer record;
begin
  for layer in
    select format('dataset_feature_%s', id) as name,
      case when dataset_id = 'urn:dmp:ds:jordstykker' then 'matrikelnr' else 'BLOKNR' end as attribute
    from dataset_version
    where dataset_id = 'urn:dmp:ds:jordstykker' or dataset_id like 'urn:dmp:ds:markblokke-%'
  loop
    if to_regclass(layer.name) is not null then
      execute format('create index on %I (lower(attributes ->> %L) text_pattern_ops)', layer.name, layer.attribute);
    end if;
  end loop;
end
$$;
