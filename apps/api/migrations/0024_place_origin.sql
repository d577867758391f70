-- Place names of the demonstration are known as such, and go with it.
alter table place add column origin text not null default 'imported'
  check (origin in ('demo', 'imported'));
update place set origin = 'demo' where exists (select from reference_document where key = 'demo');
