-- Searching by name as people type it: Århus, Aarhus, arhus and AARHUS are the same.

create function search_fold(name text) returns text
language sql immutable strict parallel safe
return translate(
  replace(replace(replace(replace(lower(name), 'æ', 'ae'), 'ø', 'oe'), 'å', 'aa'), 'ä', 'ae'),
  'öüéèëáàó', 'oueeeaao');

-- Long and short spellings fall together once doubled vowels are single.
create function search_key(name text) returns text
language sql immutable strict parallel safe
return replace(replace(search_fold(name), 'aa', 'a'), 'oe', 'o');

alter table place add column search_key text generated always as (search_key(name)) stored;
create index place_search_idx on place (search_key text_pattern_ops);
