-- Cadastral and field block numbers are looked up among a million features; without an index every
-- letter typed would read them all. Only layers that carry such numbers get one: see data/import.
do $$
declare
  layer record;
begin
  for layer in
    select format($f$dataset_feature_%s$f$, id) as name,
      case when dataset_id = $f$urn:dmp:ds:jordstykker$f$ then $f$matrikelnr$f$ else $f$BLOKNR$f$ end as attribute
    from dataset_version
    where dataset_id = $f$urn:dmp:ds:jordstykker$f$ or dataset_id like $f$urn:dmp:ds:markblokke-%$f$
  loop
    if to_regclass(layer.name) is not null then
      execute format($f$create index on %I (lower(attributes ->> %L) text_pattern_ops)$f$, layer.name, layer.attribute);
    end if;
  end loop;
end
$$;
