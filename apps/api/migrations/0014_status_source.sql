-- Until when the projects of another system are known here: figures made of them end there.
create table status_source (
  origin text primary key check (origin = 'national'),
  known_until timestamptz not null,
  read_at timestamptz not null
);
create trigger status_source_public after insert or update or delete on status_source
  for each statement execute function note_public_change('status');
