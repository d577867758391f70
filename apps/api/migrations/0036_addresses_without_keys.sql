-- Imports of geography and of the catalogue kept addresses with the tokens and passwords in them,
-- some where everybody reads: what is no plain parameter loses its value.
create function address_without_keys(words text) returns text
language sql immutable as $$
  select regexp_replace(
    regexp_replace(words, '//[^/\s"@]+@', '//', 'g'),
    '([?&](?!(?:service|request|version|acceptversions|typenames?|layers?|style|count|maxfeatures|startindex|resulttype|sortby|srsname|bbox|outputformat|format|include|locale|map|page|limit)=)[^=&\s"?]+=)[^&\s"\\);,]+',
    '\1…', 'gi')
$$;

update geography_source set description = address_without_keys(description)
  where description <> address_without_keys(description);
update dataset_version set label = address_without_keys(label)
  where label <> address_without_keys(label);
update dataset_version set report = address_without_keys(report::text)::jsonb
  where report::text <> address_without_keys(report::text);
update source_run set what = address_without_keys(what), report = address_without_keys(report::text)::jsonb
  where what <> address_without_keys(what) or report::text <> address_without_keys(report::text);
update source_state set problem = address_without_keys(problem)
  where problem <> address_without_keys(problem);

drop function address_without_keys(text);
